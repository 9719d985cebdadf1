// What runs in a side process: the module it is told, one task after the other. See side-process.ts.
import { once } from 'node:events';
import { Socket } from 'node:net';
import { setPriority } from 'node:os';

interface Working {
  work: (task: unknown, bytes: Buffer) => Promise<unknown>;
}
interface Message {
  task: unknown;
  /** Of the bytes that come beside it. */
  length: number;
}

try {
  // Pages that are answered meanwhile go first.
  setPriority(5);
} catch {
  // Where the machine forbids it, they share.
}
const loading = import(process.argv[2] as string) as Promise<Working>;

const beside = new Socket({ fd: 4, readable: true, writable: false });

async function take(length: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (let left = length; left > 0; ) {
    const piece: Buffer | null = beside.read();
    if (piece) pieces.push(piece);
    else await once(beside, 'readable');
    left -= piece?.length ?? 0;
  }
  return Buffer.concat(pieces);
}

async function answer({ task, length }: Message): Promise<void> {
  const bytes = await take(length);
  const { work } = await loading;
  process.send?.(await work(task, bytes));
}

// What fails ends this process: its exit is the answer.
process.on('message', (message: Message) => void answer(message));
// Whoever asked is gone.
process.on('disconnect', () => process.exit());
