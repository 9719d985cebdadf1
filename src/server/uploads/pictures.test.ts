import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Refusal } from '#contract/api/errors.ts';
import { leastMs, ofAllThreads } from '#tests/support/processor.ts';
import { contentTypeOf, isPicture, kindOf } from './file-kinds.rules.ts';
import {
  cropPicture,
  makeAvifSizes,
  makeDocumentPicture,
  makePicture,
} from './pictures.service.ts';

const plain = (width: number, height: number, background = '#c8662b') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Left half red, right half blue. */
const redAndBlue = async (width: number, height: number) => {
  const blue = await plain(Math.ceil(width / 2), height, '#0000ff')
    .png()
    .toBuffer();
  return plain(width, height, '#ff0000').composite([{ input: blue, gravity: 'east' }]);
};

const take = async (bytes: Buffer) => {
  const kind = kindOf(bytes);
  if (!isPicture(kind)) throw new Error('no picture');
  return makePicture(bytes, kind);
};
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: Refusal) => error.code ?? String(error),
  );

/** A PNG whose few bytes say that it is enormous. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.byteLength, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
function crc32(bytes: Buffer): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

test('a large photo is kept in three widths, a small one is never enlarged', async () => {
  const large = await take(await plain(2000, 1500).jpeg().toBuffer());
  expect(large.sizes.map(({ width }) => width)).toEqual([320, 640, 1280]);
  expect([large.width, large.height]).toEqual([1280, 960]);
  const small = await take(await plain(500, 400).png().toBuffer());
  expect(small.sizes.map(({ width }) => width)).toEqual([320, 500]);
  const dot = await take(await plain(1, 1).png().toBuffer());
  expect(dot.sizes.map(({ width }) => width)).toEqual([1]);
  for (const { width, bytes } of large.sizes) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width });
  }
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s comes in', async (format) => {
  const bytes = await plain(700, 500).toFormat(format).toBuffer();
  expect(kindOf(bytes)).toBe(format);
  expect(contentTypeOf(format)).toBe(`image/${format}`);
  const { width, height } = await take(bytes);
  expect([width, height]).toEqual([700, 500]);
});

test('where and with what it was taken is gone, and it stands upright', async () => {
  const original = await (await redAndBlue(600, 400))
    .withExif({
      IFD0: { Make: 'Gizli Kamera', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 0/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  const { width, height, sizes } = await take(original);
  expect([width, height]).toEqual([400, 600]);
  for (const { bytes } of sizes) {
    const metadata = await sharp(bytes).metadata();
    expect(metadata.exif ?? metadata.xmp ?? metadata.icc ?? metadata.iptc).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
    expect(bytes.includes('Gizli')).toBe(false);
  }
  // Turned to the right, what was left is above.
  const largest = sizes.at(-1)?.bytes as Buffer;
  const above = await sharp(largest)
    .extract({ left: 150, top: 50, width: 100, height: 100 })
    .png()
    .toBuffer();
  const [red, , blue] = (await sharp(above).stats()).channels;
  expect(red?.mean).toBeGreaterThan(200);
  expect(blue?.mean).toBeLessThan(60);
  const { bytes: document } = await makeDocumentPicture(original, 'jpeg');
  expect(await sharp(document).metadata()).toMatchObject({ width: 400, height: 600 });
  expect(document.includes('Gizli')).toBe(false);
});

test('the placeholder is a few dots that fit into a page', async () => {
  const { data, info } = await plain(900, 600).raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 1) data[at] = (at * 7919) % 251;
  const noisy = await sharp(data, { raw: info }).jpeg().toBuffer();
  const { placeholder } = await take(noisy);
  expect(placeholder).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/=]+$/);
  expect(placeholder.length).toBeLessThan(500);
  const dots = Buffer.from(placeholder.split(',')[1] as string, 'base64');
  expect((await sharp(dots).metadata()).width).toBeLessThanOrEqual(24);
});

test('what is cut off, or only begins like a picture, is refused', async () => {
  const whole = await (await redAndBlue(1200, 800)).jpeg().toBuffer();
  for (const share of [0.05, 0.5, 0.95]) {
    const cut = whole.subarray(0, Math.floor(whole.byteLength * share));
    expect(await refusalOf(take(cut)), `${share} of a JPEG`).toBe('picture_unreadable');
  }
  for (const format of ['png', 'webp', 'avif'] as const) {
    const bytes = await (await redAndBlue(1200, 800)).toFormat(format).toBuffer();
    const cut = bytes.subarray(0, Math.floor(bytes.byteLength / 2));
    expect(await refusalOf(take(cut)), `half a ${format}`).toBe('picture_unreadable');
  }
  const html = '<!doctype html><script>alert(1)</script>';
  const disguised = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    Buffer.from(html.repeat(50)),
  ]);
  expect(await refusalOf(take(disguised))).toBe('picture_unreadable');
});

test('a picture with a page behind it becomes a picture only', async () => {
  const html = '<!doctype html><script>alert("merhaba")</script>';
  const jpeg = await plain(640, 480).jpeg().toBuffer();
  const { sizes } = await take(Buffer.concat([jpeg, Buffer.from(html)]));
  for (const { bytes } of sizes) expect(bytes.includes('<script>')).toBe(false);
});

/** Everything but the size that its head tells is of a small picture: to make a large one takes seconds. */
const JPEG_SIDE = 9000;
async function jpegBomb(): Promise<Buffer> {
  const bytes = await plain(64, 64).jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(JPEG_SIDE, frame + 5);
  bytes.writeUInt16BE(JPEG_SIDE, frame + 7);
  return bytes;
}
async function webpBomb(): Promise<Buffer> {
  const bytes = await plain(64, 64).webp().toBuffer();
  const frame = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  bytes.writeUInt16LE(16_383, frame + 3);
  bytes.writeUInt16LE(1600, frame + 5);
  return bytes;
}
async function avifBomb(): Promise<Buffer> {
  const bytes = await plain(64, 64).avif({ effort: 0 }).toBuffer();
  const size = bytes.indexOf('ispe');
  bytes.writeUInt32BE(8192, size + 8);
  bytes.writeUInt32BE(6144, size + 12);
  return bytes;
}

test.each([
  ['a PNG of 900 megapixels', async () => bomb(30_000, 30_000)],
  ['a PNG a little too large', async () => bomb(6145, 4096)],
  ['a JPEG', jpegBomb],
  ['a WebP', webpBomb],
  ['an AVIF', avifBomb],
])('%s with too many pixels is refused before it is unpacked', async (_name, make) => {
  const bytes = await make();
  expect(bytes.byteLength).toBeLessThan(200_000);
  await take(await plain(9, 9).png().toBuffer());
  const before = performance.now();
  expect(await refusalOf(take(bytes))).toBe('picture_too_many_pixels');
  expect(performance.now() - before, 'milliseconds').toBeLessThan(1000);
});

const MOST_WORK_MS = 150;
test('the largest of each kind comes in, without work of the process that answers', async () => {
  const [width, height] = [6144, 4096];
  const sent = [
    await plain(8192, 6144).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    await plain(width, height).png({ progressive: true }).toBuffer(),
    await plain(width, height).webp().toBuffer(),
    await plain(4608, 3456).avif({ effort: 0 }).toBuffer(),
  ];
  for (const bytes of sent) {
    const taken = async () => expect((await take(bytes)).width, kindOf(bytes)).toBe(1280);
    const ms = await leastMs(taken, MOST_WORK_MS, ofAllThreads);
    expect(ms, 'milliseconds of work here').toBeLessThanOrEqual(MOST_WORK_MS);
  }
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['an SVG with a prologue', '<?xml version="1.0"?><!DOCTYPE svg><svg/>'],
  ['a page', '<!doctype html><title>x</title>'],
  ['a GIF', 'GIF89a\x01\x00\x01\x00\x80\x00\x00'],
  ['a HEIC', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic'],
  ['a TIFF', 'II*\x00\x08\x00\x00\x00'],
  ['a PDF without its end', '%PDF-1.7\n1 0 obj'],
  ['another RIFF', 'RIFF\x24\x00\x00\x00WAVEfmt '],
  ['nothing', ''],
  ['a short one', '\xff\xd8'],
])('%s is none of our kinds', (_name, text) => {
  expect(kindOf(Buffer.from(text, 'latin1'))).toBeUndefined();
});

test('animation becomes its first picture, transparency becomes white, grey stays grey', async () => {
  const frames = await sharp(
    [await plain(50, 50).png().toBuffer(), await plain(50, 50, '#00f').png().toBuffer()],
    {
      join: { animated: true },
    },
  )
    .webp({ loop: 0 })
    .toBuffer();
  expect((await sharp(frames, { animated: true }).metadata()).pages).toBe(2);
  const first = await take(frames);
  expect([first.width, first.height]).toEqual([50, 50]);

  const clear = await sharp({
    create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const { channels } = await sharp((await take(clear)).sizes[0]?.bytes).stats();
  expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);

  const grey = await plain(300, 200).greyscale().png().toBuffer();
  expect((await take(grey)).width).toBe(300);
  const print = await plain(300, 200).toColourspace('cmyk').jpeg().toBuffer();
  expect((await take(print)).width).toBe(300);
});

test('a very tall picture fits, a very wide one keeps a line', async () => {
  const tall = await take(await plain(200, 15_000).png().toBuffer());
  expect(tall.height).toBe(2560);
  const wide = await take(await plain(15_000, 5).png().toBuffer());
  expect([wide.width, wide.height]).toEqual([1280, 1]);
});

test('AVIF is made from the stored WebP in the same widths', async () => {
  const { sizes, width } = await take(await (await redAndBlue(900, 600)).jpeg().toBuffer());
  const avif = await makeAvifSizes(sizes.at(-1)?.bytes as Buffer, width);
  expect(avif.map((size) => size.width)).toEqual([320, 640, 900]);
  for (const { bytes } of avif) expect(kindOf(bytes)).toBe('avif');
});

test('of a picture that is away or none nothing is cut, and nobody is told', async () => {
  const { sizes } = await take(await plain(320, 200).png().toBuffer());
  const cut = (get: () => Promise<Buffer | undefined>) =>
    cropPicture({ get } as never, { src: '/uploads/x', width: 320 }, { width: 120, height: 60 });
  const { width, height } = await sharp(
    await cut(async () => sizes[0]?.bytes as Buffer),
  ).metadata();
  expect([width, height]).toEqual([120, 60]);
  expect(await cut(async () => undefined)).toBeUndefined();
  expect(await cut(async () => Buffer.from('yok'))).toBeUndefined();
  expect(await cut(() => Promise.reject(new Error('away')))).toBeUndefined();
});
