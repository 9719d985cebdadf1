import { afterAll, vi } from 'vitest';
import { drawWith } from '#web/ui/island/when-made-here.tsx';

// What a test put in a global's place stood until the next test begins: the next file's modules would be loaded with it.
afterAll(() => vi.unstubAllGlobals());

// What draws a whole page as the server does tells how drawings are written: the next file's stand where they are.
afterAll(() => drawWith(undefined));
