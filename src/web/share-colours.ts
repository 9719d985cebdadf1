import hues from './styles/category-hues.css?raw';
import tokens from './styles/tokens.css?raw';

/** A colour in OKLab, as the style sheets mix them. */
type Lab = readonly [lightness: number, a: number, b: number];

const inDegrees = Math.PI / 180;
const oklch = (lightness: number, chroma: number, hue: number): Lab => [
  lightness,
  chroma * Math.cos(hue * inDegrees),
  chroma * Math.sin(hue * inDegrees),
];

/** `color-mix(in oklab, one, other share)` */
const mix = (one: Lab, other: Lab, share: number): Lab => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

/** `#rrggbb`, clipped to what a screen shows. */
function hex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const shown = linear.map((value) => {
    const light = Math.min(1, Math.max(0, value));
    const curved = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(curved * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${shown.join('')}`;
}

/** The first value a sheet gives a name: the day's. */
function valueIn(sheet: string, name: string): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(sheet)?.[1];
  if (value === undefined) throw new Error(`no --${name} in the style sheet`);
  return value;
}
const numberOf = (name: string) => Number(valueIn(tokens, name));

/** A colour of tokens.css by day, for pictures that no style sheet reaches. */
export function dayColour(name: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = valueIn(tokens, name).match(/[\d.]+/g) ?? [];
  return hex(oklch(Number(lightness), Number(chroma), Number(hue)));
}

/** `[data-hue='kafeler']` of category-hues.css; a name that is not there has the pair of all. */
function huesOf(name: string): [number, number] {
  const own = hues.split(`[data-hue='${name}'] {`)[1] ?? hues.split('[data-hue] {')[1] ?? '';
  return [Number(valueIn(own, 'hue-a')), Number(valueIn(own, 'hue-b'))];
}

/** What artwork.css and category-hues.css make of a hue by day. */
export function sceneColours(hue: string) {
  const [hueA, hueB] = huesOf(hue);
  const a = oklch(numberOf('scene-lightness-a'), numberOf('scene-chroma-a'), hueA);
  const b = oklch(numberOf('scene-lightness-b'), numberOf('scene-chroma-b'), hueB);
  const ink = oklch(numberOf('scene-lightness-deep'), 0.07, hueB);
  const light = oklch(numberOf('scene-lightness-light'), 0.035, hueA);
  return {
    a: hex(a),
    b: hex(b),
    ink: hex(ink),
    words: hex(oklch(numberOf('scene-lightness-ink'), 0.035, hueB)),
    lit: hex(mix(light, oklch(0.95, 0.05, 82), 0.55)),
    warm: hex(mix(b, oklch(0.76, 0.15, 62), 0.8)),
    far: hex(mix(b, ink, 0.14)),
    mid: hex(mix(b, ink, 0.42)),
    pale: hex(mix(a, [0.985, 0.001, 0.008], 0.6)),
  };
}

/** Markup of a drawing in plain colours, for a renderer that knows no properties of CSS. */
export function inColours(markup: string, hue: string): string {
  const { a, b, ink, lit, warm, far, mid } = sceneColours(hue);
  const tones: Record<string, string> = { a, b, ink, lit, warm, far, mid };
  return markup
    .replace(/var\(--tone-(\w+)\)/g, (_, tone: string) => tones[tone] ?? ink)
    .replaceAll('var(--disc-opacity)', '.42');
}
