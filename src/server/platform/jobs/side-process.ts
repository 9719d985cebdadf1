import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { refuse } from '#contract/api/errors.ts';
import { giveBack } from '../http/request-body.ts';

interface SideProcessOptions {
  /** Names the module whose `work` answers the tasks. */
  module: URL;
  /** A task that takes so long never ends: its process does. */
  timeoutMs: number;
  /** What the process may keep in memory, the runtime included: beyond it, it ends. */
  memoryMB?: number;
}

/** The process ended over a task: too long, too large, or a fault of the library it works with. */
export class SideProcessEnded extends Error {}

/** Its memory is given back when nobody has asked for anything this long. */
const IDLE_MS = 30_000;
/** So many tasks may wait for their turn; whoever comes then is asked to come again. */
const MAX_WAITING = 40;
/** Where the program takes the pieces from. */
const BYTES_FD = 4;
const PROGRAM = new URL('./side-process-program.ts', import.meta.url);

/**
 * Work that a hostile file could make endless, enormous or deadly, in a process of its own, one task at a
 * time: neither the processor nor the memory nor the life of the one that answers visitors is at stake.
 */
export class SideProcess<Task, Result> {
  private readonly options: SideProcessOptions;
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private turn: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(options: SideProcessOptions) {
    this.options = options;
  }

  /**
   * `pieces` go to `work` as one, beside the task, without being copied here; they are gone afterwards.
   * @throws SideProcessEnded when the process ends over this task; the next one gets a new process.
   * @throws Refusal `not_ready` when too many wait.
   */
  async run(task: Task, pieces: readonly Uint8Array[] = []): Promise<Result> {
    if (this.waiting >= MAX_WAITING) refuse('not_ready');
    this.waiting += 1;
    const mine = this.turn.then(() => this.runNow(task, pieces));
    this.turn = mine.catch(() => {});
    return mine.finally(() => {
      this.waiting -= 1;
    });
  }

  private runNow(task: Task, pieces: readonly Uint8Array[]): Promise<Result> {
    clearTimeout(this.idle);
    this.child ??= this.start();
    const { child } = this;
    return new Promise<Result>((resolve, reject) => {
      const late = setTimeout(() => child.kill('SIGKILL'), this.options.timeoutMs);
      const onMessage = (result: unknown) => settle(() => resolve(result as Result));
      const onEnd = () =>
        settle(() => reject(new SideProcessEnded('the process ended over a task')));
      const settle = (done: () => void) => {
        clearTimeout(late);
        child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
        this.idle = setTimeout(() => this.stop(), IDLE_MS).unref();
        done();
      };
      child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
      // One that is just ending takes nothing any more: its exit answers.
      const length = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
      child.send({ task, length }, () => {});
      const bytes = child.stdio[BYTES_FD] as Socket;
      for (const piece of pieces) bytes.write(piece, () => giveBack(piece));
    });
  }

  stop(): void {
    clearTimeout(this.idle);
    this.child?.kill();
    this.child = undefined;
  }

  private start(): ChildProcess {
    const { module, memoryMB } = this.options;
    const child = fork(PROGRAM, [module.href], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
      // The kernel keeps to the limit: a library that asks for more is told that there is none.
      ...(memoryMB !== undefined && {
        execPath: '/bin/sh',
        execArgv: ['-c', `ulimit -d ${memoryMB * 1024}; exec "$0" "$@"`, process.execPath],
      }),
    });
    const forget = () => {
      if (this.child === child) this.child = undefined;
    };
    child.on('exit', forget).on('error', forget);
    // It does not keep the product from ending.
    child.unref();
    child.channel?.unref();
    (child.stdio[BYTES_FD] as Socket).on('error', () => {}).unref();
    return child;
  }
}
