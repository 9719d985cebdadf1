import { expect, test } from 'vitest';
import { drawnPictures, uploadAddress, widthsOf } from './uploads.ts';

test.each([
  [200, [200]],
  [320, [320]],
  [321, [320, 321]],
  [1280, [320, 640, 1280]],
  [2000, [320, 640, 1280, 2000]],
])('a picture %i wide is kept in %j', (width, widths) => {
  expect(widthsOf(width)).toEqual(widths);
});

test('pictures are drawn in their order, in the sizes and formats they are kept in', () => {
  const src = uploadAddress('1');
  const known = { src, width: 640, height: 480, placeholder: 'data:', hasAvif: true };
  const seen = { ...known, src: `${src}?t=x`, hasAvif: false };
  const images = [seen.src, '/eski.jpg', src];
  expect(drawnPictures({ images, pictures: [known, seen] })).toEqual([
    {
      ...{ src: seen.src, width: 640, height: 480, placeholder: 'data:' },
      webp: '/api/objects/1/320.webp?t=x 320w, /api/objects/1/640.webp?t=x 640w',
    },
    { src: '/eski.jpg' },
    {
      ...{ src, width: 640, height: 480, placeholder: 'data:' },
      webp: '/api/objects/1/320.webp 320w, /api/objects/1/640.webp 640w',
      avif: '/api/objects/1/320.avif 320w, /api/objects/1/640.avif 640w',
    },
  ]);
});
