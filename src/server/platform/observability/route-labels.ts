/** The template of an address, such as `/business/:id`: an address itself names a business or a person, and would make a series each. */
type RouteLabel = (path: string) => string;

const parts = (path: string) => path.split('/').filter(Boolean);
const isFree = (part: string | undefined) => part?.startsWith(':') === true;

/** @param templates with `:name` for what changes; a word goes before it */
export function routeLabels(templates: readonly string[]): RouteLabel {
  const byLength = Map.groupBy(
    [...new Set(templates)]
      .map((template) => ({ template, wanted: parts(template) }))
      .toSorted(
        (one, other) => one.wanted.filter(isFree).length - other.wanted.filter(isFree).length,
      ),
    ({ wanted }) => wanted.length,
  );
  return (path) => {
    const given = parts(path);
    const found = byLength
      .get(given.length)
      ?.find(({ wanted }) => wanted.every((part, at) => isFree(part) || part === given[at]));
    return found?.template ?? (path.startsWith('/api/') ? '/api/*' : 'other');
  };
}
