// What runs in a side process: the module it is told, one task after the other. See side-process.ts.
import { setPriority } from 'node:os';

interface Working {
  work: (task: unknown) => Promise<unknown>;
}

try {
  // Pages that are answered meanwhile go first.
  setPriority(5);
} catch {
  // Where the machine forbids it, they share.
}
const loading = import(process.argv[2] as string) as Promise<Working>;

async function answer(task: unknown): Promise<void> {
  const { work } = await loading;
  process.send?.(await work(task));
}

// What fails ends this process: its exit is the answer.
process.on('message', (task) => void answer(task));
// Whoever asked is gone.
process.on('disconnect', () => process.exit());
