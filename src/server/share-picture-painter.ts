import { type ChildProcess, fork } from 'node:child_process';

export interface Painting {
  svg: string;
  fontFiles: string[];
}

/** A picture takes some 40 ms; one that takes so long never ends. */
const PATIENCE_MS = 10_000;
/** Its memory is given back when nobody has asked for a picture this long. */
const IDLE_MS = 30_000;
const PROGRAM = new URL('./share-picture-painting.ts', import.meta.url);

/**
 * Paints drawings as PNG in a process of its own, one at a time: over a shape that it cannot bear the
 * painter (resvg) ends its whole process, which must not be the one that answers visitors.
 */
export class SharePicturePainter {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  /** Rejects when the painter ends over this drawing; the next one gets a new painter. */
  paint(painting: Painting): Promise<Buffer> {
    clearTimeout(this.idle);
    this.child ??= this.start();
    const { child } = this;
    return new Promise<Buffer>((resolve, reject) => {
      const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      const onMessage = (png: unknown) => settle(() => resolve(Buffer.from(png as Uint8Array)));
      const onExit = () => settle(() => reject(new Error('the painter ended over a drawing')));
      const settle = (done: () => void) => {
        clearTimeout(late);
        child.off('message', onMessage).off('exit', onExit);
        this.idle = setTimeout(() => this.stop(), IDLE_MS).unref();
        done();
      };
      child.on('message', onMessage).on('exit', onExit);
      // One that is just ending takes nothing any more: its exit answers.
      child.send(painting, () => {});
    });
  }

  stop(): void {
    clearTimeout(this.idle);
    this.child?.kill();
    this.child = undefined;
  }

  private start(): ChildProcess {
    const child = fork(PROGRAM, { serialization: 'advanced', stdio: 'ignore' });
    child.on('exit', () => {
      if (this.child === child) this.child = undefined;
    });
    // It does not keep the product from ending.
    child.unref();
    child.channel?.unref();
    return child;
  }
}
