import { type Draw, seededDraw } from '#server/examples/seeded-draw.rules.ts';
import { TEXT_NUMBERS, TRAPS } from './hostile-values.ts';

/** The longest address that is answered. */
const MOST = 8192;
const WORDS = [
  ...[
    'kebap',
    'nöbetçi eczane',
    "Seyhan'da kuaför",
    'Seyhan',
    'restoranlar',
    'Restoranlar',
    'İĞNE',
  ],
  ...[
    'now',
    '2026-11-25',
    '275760-09-13',
    '37.001,35.325',
    '-90,180',
    '25',
    '2',
    'rating',
    'newest',
  ],
  ...['1001', '1017', '1290', 'Çukurova', 'kafeler'],
  ...['terrace,parking', '$$', '4.5', '1', 'o20', '20:30', 'b3NvbG1heWFuLWxpc3Rl22', '/account'],
];

interface Route {
  path: string;
  reads?: string;
}

/** Addresses of pages with all that may stand in them, the same for the same seed. */
export function* hostilePages(routes: readonly Route[], seed: number): Generator<string> {
  const draw = seededDraw(seed);
  for (;;) yield addressOf(draw.of(routes), draw);
}

function addressOf({ path, reads = 'x' }: Route, draw: Draw): string {
  const named = path.replace(/:\w+/g, () => encodeURIComponent(given(draw)).slice(0, MOST / 4));
  // One strange word among many sends a page to its end at once: most have few.
  const share = draw.of([0.1, 0.1, 0.5]);
  const pairs = reads.split(' ').flatMap((name) => {
    if (!draw.chance(share)) return [];
    const times = draw.chance(0.1) ? Math.floor(1000 * draw.random()) : 1;
    return Array(times).fill(`${name}=${encodeURIComponent(given(draw))}`);
  });
  if (draw.chance(0.1)) pairs.push('x&'.repeat(4000 * draw.random()));
  if (draw.chance(0.5)) pairs.reverse();
  // Not in the middle of a letter.
  return `${named}?${pairs.join('&')}`
    .slice(0, MOST)
    .replace(/(?:%[0-9A-F]?|(?:%[89A-F][0-9A-F])+%?.?)$/, '');
}

function given(draw: Draw): string {
  if (draw.chance(0.5)) return draw.of(WORDS);
  if (draw.chance(0.3)) return draw.of(TEXT_NUMBERS);
  const [begin, piece, end] = draw.of(TRAPS);
  const most = 2000 * draw.random() ** 2;
  return `${begin}${piece.repeat(most / piece.length)}${end}`.toWellFormed();
}
