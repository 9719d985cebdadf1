import { afterAll, vi } from 'vitest';

// What a test put in a global's place stood until the next test begins: the next file's modules would be loaded with it.
afterAll(() => vi.unstubAllGlobals());
