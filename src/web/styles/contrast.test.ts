import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Theme = Map<string, string>;

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const declarations = (css: string): Theme =>
  new Map(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );

const [daySource = '', nightSource = ''] = read('tokens.css').split('@variant night');
const day = declarations(daySource);
const themes: Record<'day' | 'night', Theme> = {
  day,
  night: new Map([...day, ...declarations(nightSource)]),
};

/** Relative luminance (WCAG 2) of a colour given as OKLCH, clipped to sRGB as the screen does. */
function luminance(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function colour(theme: Theme, name: string): number {
  const match = theme.get(name)?.match(/^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/);
  if (!match) throw new Error(`--${name} is not a plain oklch() colour`);
  return luminance(Number(match[1]), Number(match[2]), Number(match[3]));
}

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const grounds = ['paper', 'surface', 'raised', 'sunken'];
const on = (background: string[], ...texts: string[]) =>
  texts.flatMap((text) => background.map((ground): [string, string] => [text, ground]));

/** WCAG 2.2: running text AAA (7), other text AA (4.5), edges, rings and signs 3. */
const rules: { least: number; pairs: [string, string][] }[] = [
  {
    least: 7,
    pairs: [...on(grounds, 'ink'), ...on(['dusk', 'dusk-deep'], 'dusk-ink', 'dusk-quiet')],
  },
  { least: 7, pairs: on(['paper', 'surface', 'raised'], 'quiet') },
  {
    least: 4.5,
    pairs: [
      ...on(grounds, 'quiet', 'seyhan', 'seyhan-hover', 'danger', 'open', 'closing', 'closed'),
      ['koz-ink', 'koz'],
      ['koz-ink', 'koz-hover'],
      ['seyhan-ink', 'seyhan'],
      ['seyhan-ink', 'seyhan-hover'],
      ['danger-ink', 'danger'],
      ['portakal-ink', 'portakal'],
      ...on(['seyhan-soft'], 'ink', 'seyhan', 'quiet'),
      ...on(['portakal-soft'], 'ink', 'quiet'),
      ...on(['danger-soft'], 'ink', 'danger'),
      ['open', 'open-soft'],
      ['closing', 'closing-soft'],
      ['closed', 'closed-soft'],
      ...on(['dusk', 'dusk-deep'], 'dusk-glow'),
      ['paper', 'ink'],
    ],
  },
  {
    least: 3,
    pairs: [
      ...on(grounds, 'edge', 'focus', 'star', 'koz'),
      ...on(['dusk', 'dusk-deep'], 'dusk-glow'),
    ],
  },
];

for (const [name, theme] of Object.entries(themes)) {
  test(`words, edges and rings are readable by ${name}`, () => {
    const tooFaint = rules.flatMap(({ least, pairs }) =>
      pairs.flatMap(([text, ground]) => {
        const ratio = contrast(colour(theme, text), colour(theme, ground));
        return ratio < least ? [`${text} on ${ground}: ${ratio.toFixed(2)} < ${least}`] : [];
      }),
    );
    expect(tooFaint).toEqual([]);
  });

  test(`words on every category's gradient are readable by ${name}`, () => {
    const blocks = [
      ...read('category-hues.css').matchAll(
        /\[data-hue(?:='(\w+)')?\] \{\s*--hue-a: (\d+);\s*--hue-b: (\d+);/g,
      ),
    ];
    const value = (key: string) => Number(theme.get(key));
    const tooFaint = blocks.flatMap(([, slug = 'fallback', hueA, hueB]) => {
      const ink = luminance(value('scene-lightness-ink'), 0.035, Number(hueB));
      const grounds = {
        a: luminance(value('scene-lightness-a'), value('scene-chroma-a'), Number(hueA)),
        b: luminance(value('scene-lightness-b'), value('scene-chroma-b'), Number(hueB)),
      };
      return Object.entries(grounds)
        .map(([end, ground]) => ({ end, ratio: contrast(ink, ground) }))
        .filter(({ ratio }) => ratio < 4.5)
        .map(({ end, ratio }) => `${slug} ${end}: ${ratio.toFixed(2)}`);
    });
    expect(blocks).toHaveLength(13);
    expect(tooFaint).toEqual([]);
  });
}
