import { SideProcess } from '#server/platform/jobs/side-process.ts';

export interface Painting {
  svg: string;
  fontFiles: string[];
}

/** A picture takes some 40 ms; one that takes so long never ends. */
const PATIENCE_MS = 10_000;
const MODULE = new URL('./share-picture-painting.ts', import.meta.url);

/**
 * Paints drawings as PNG beside the process that answers: over a shape that it cannot bear the painter
 * (resvg) ends its whole process.
 */
export class SharePicturePainter {
  private readonly process = new SideProcess<Painting, Uint8Array>({
    module: MODULE,
    timeoutMs: PATIENCE_MS,
  });

  /** Rejects when the painter ends over this drawing; the next one gets a new painter. */
  async paint(painting: Painting): Promise<Buffer> {
    return Buffer.from(await this.process.run(painting));
  }

  stop(): void {
    this.process.stop();
  }
}
