import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { keepNewest } from '#contract/text/newest-kept.ts';
import { unpooled } from '../../unpooled.ts';
import { takes } from '../static-files.ts';

const compress = promisify(zstdCompress);

/** `dcz` of RFC 9842: a frame that decoders skip, with the dictionary's hash in it, before that of zstd. */
const FRAME = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
const LEVEL = 9;
const IS_DICTIONARY = /^dictionary-[\w-]+\.dat$/;
/** Some three kilobytes each. */
const MOST_KEPT = 3000;

/** What an answer depends on that may come by the dictionary. */
export const VARY_BY_DICTIONARY = 'Accept-Encoding, Available-Dictionary';

/** What a browser says it can read; headers of its request. */
export interface Readable {
  'accept-encoding'?: string | string[] | undefined;
  'available-dictionary'?: string | string[] | undefined;
}

/** The file of a build; undefined where it has none. */
export const dictionaryName = async (client: URL): Promise<string | undefined> =>
  (await readdir(client)).find((name) => IS_DICTIONARY.test(name));

/** What pages have in common. A browser that has it is sent only what is not in it (RFC 9842). */
export class Dictionary {
  private readonly bytes: Buffer;
  private readonly head: Buffer;
  private readonly name: string;
  private readonly kept = new Map<string, Buffer>();
  private readonly mostKept: number;

  constructor(bytes: Buffer, mostKept = MOST_KEPT) {
    const hash = createHash('sha256').update(bytes).digest();
    this.bytes = bytes;
    this.mostKept = mostKept;
    this.head = Buffer.concat([FRAME, hash]);
    this.name = `:${hash.toString('base64')}:`;
  }

  static async ofBuild(client: URL): Promise<Dictionary | undefined> {
    const name = await dictionaryName(client);
    return name === undefined ? undefined : new Dictionary(await readFile(new URL(name, client)));
  }

  /** Whether this one lies in the browser that asks, and not that of another build. */
  isAt(asking: Readable): boolean {
    return (
      asking['available-dictionary'] === this.name &&
      takes(String(asking['accept-encoding']), 'dcz')
    );
  }

  /** What was packed a while ago. */
  ready(tag: string): Buffer | undefined {
    return this.kept.get(tag);
  }

  /** @param tag names these bytes, and no others */
  async packOnce(tag: string, body: Buffer): Promise<Buffer> {
    const packed = this.ready(tag) ?? unpooled(await this.pack(body));
    keepNewest(this.kept, this.mostKept, tag, packed);
    return packed;
  }

  async pack(body: Buffer): Promise<Buffer<ArrayBuffer>> {
    const packed = await compress(body, {
      dictionary: this.bytes,
      pledgedSrcSize: body.byteLength,
      params: { [constants.ZSTD_c_compressionLevel]: LEVEL },
    });
    return Buffer.concat([this.head, packed]);
  }
}
