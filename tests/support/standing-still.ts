import { vi } from 'vitest';
import { lateCodeCame } from './live-screen.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Waits until nothing is asked, no code comes and nothing changes any more; tells what stands there then. */
export async function settled(screen: { outline: () => string }): Promise<string> {
  let before: string | undefined;
  for (let turns = 0; turns < 200; turns += 1) {
    await vi.dynamicImportSettled();
    await lateCodeCame();
    await turn();
    await turn();
    const now = screen.outline();
    if (now === before) return now;
    before = now;
  }
  throw new Error('It never stands still');
}
