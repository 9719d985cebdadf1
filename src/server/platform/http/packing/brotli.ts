import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** In powers of two. Below the least brotli looks for repetitions in another way, which finds fewer. */
const LEAST_WINDOW = 17;
const MOST_WINDOW = constants.BROTLI_DEFAULT_WINDOW;

/**
 * Looks back no farther than the text is long: for the window that is usual 4 MB are taken and given back each time,
 * which costs a fifth of the work and saves nothing.
 */
export const brotli = (text: Buffer, quality: number): Promise<Buffer<ArrayBuffer>> =>
  compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        Math.max(Math.ceil(Math.log2(text.byteLength + 16)), LEAST_WINDOW),
        MOST_WINDOW,
      ),
    },
  });
