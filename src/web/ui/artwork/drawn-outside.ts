/** Set by build/drawings.ts. */
declare const __DRAWINGS__: string | undefined;

/** Address of the file of all drawings (src/web/drawings.tsx); none in tests beside the code. */
const FILE = typeof __DRAWINGS__ === 'string' ? __DRAWINGS__ : '';

/**
 * Where a drawing stands: `<use href={drawnAt('bridge')} />`. A page then names its drawings and does not carry
 * them: the browser fetches and keeps one file of all. They take the colours that are in force around them.
 */
export const drawnAt = (name: string): string => `${FILE}#${name}`;
