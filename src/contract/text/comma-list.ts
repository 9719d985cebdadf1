/** Texts as one, `a,b`; a comma or a backslash inside of one has a backslash before it. */
export const joinCommaList = (parts: readonly string[]): string =>
  parts.map((part) => part.replace(/[\\,]/g, '\\$&')).join(',');

/** The texts of `joinCommaList`, trimmed, each once; without a backslash it is split at every comma. */
export const splitCommaList = (text: string): string[] => {
  const parts = text.match(/(?:\\[\\,]|[^,])+/g) ?? [];
  return [...new Set(parts.map((part) => part.replace(/\\([\\,])/g, '$1').trim()).filter(Boolean))];
};
