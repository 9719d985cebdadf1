/** A kind of db/seed/kinds, as it is stored. */
interface KindSeed {
  /** Slug of its category; null for one that the directory does not list. */
  category: string | null;
  name: string;
  plural: string;
  words: string;
  /** What it sells or does: whoever asks for it may mean other kinds as well. Some of it have a word that stands in `words` too. */
  sells: string;
  /** What somebody says who needs it. */
  needs: string;
  /** What visitors from abroad call it. */
  abroad: string;
  files: string;
  /** Types of schema.org, the closest last. */
  schema: string;
  motif: string;
  takesReservations: boolean;
  /** What it usually is on public holidays. */
  onHolidays: 'open' | 'closed' | 'unknown';
}

const KEYS = 'category schema reserves holidays sells needs abroad files motif'.split(' ');

/**
 * Reads one file of kinds. At its top stands what is true of all of them; each kind begins with
 * `# Kebapçı | Kebapçılar`, below it a line of other words for it, and lines with a key.
 * @throws Error naming the line that cannot be read
 */
export function readKindSeeds(text: string): KindSeed[] {
  const [top = '', ...blocks] = text.split(/^# /m);
  const shared = linesOf(top);
  return blocks.map((block) => {
    const [title = '', ...rest] = block.split('\n');
    const [name = '', plural = ''] = title.split(' | ').map((part) => part.trim());
    if (!name || !plural) throw new Error(`"# ${title}" is no "# Kebapçı | Kebapçılar"`);
    const own = { ...shared, ...linesOf(rest.join('\n')) };
    return {
      category: own.category ?? null,
      ...{ name, plural },
      words: own.words ?? '',
      sells: own.sells ?? '',
      needs: own.needs ?? '',
      abroad: own.abroad ?? '',
      files: own.files ?? '',
      schema: own.schema ?? 'LocalBusiness',
      motif: own.motif ?? '',
      takesReservations: own.reserves === 'yes',
      onHolidays: own.holidays === 'open' || own.holidays === 'closed' ? own.holidays : 'unknown',
    };
  });
}

function linesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => {
        const [, key, value] = /^(\w+): (.*)$/.exec(line) ?? [];
        if (key !== undefined && !KEYS.includes(key))
          throw new Error(`"${key}" is no key of kinds`);
        return key === undefined ? ['words', line.trim()] : [key, (value ?? '').trim()];
      }),
  );
}
