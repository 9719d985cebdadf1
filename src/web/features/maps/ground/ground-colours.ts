import type { District } from '#contract/city/districts.ts';

const mixed = (token: string, percent: number, on = 'paper') =>
  `color-mix(in oklab, var(--${token}) ${percent}%, var(--${on}))`;

/** The ground's colours as CSS, mixed from the design tokens, so both themes follow by themselves. */
export const groundColours = {
  beyond: mixed('line', 45),
  water: mixed('seyhan', 30),
  shore: mixed('seyhan', 52),
  border: mixed('edge', 55),
  quarter: 'color-mix(in oklab, var(--ink) 20%, transparent)',
  edge: mixed('edge', 85),
};

/** Over a district, so that one neighbourhood is told from the next. */
export const quarterTints = [
  'none',
  'color-mix(in oklab, var(--raised) 35%, transparent)',
  'color-mix(in oklab, var(--portakal) 12%, transparent)',
] as const;

/** Warm plains, greener towards the mountains. */
export const districtColours: Record<District, string> = {
  Seyhan: 'var(--portakal-soft)',
  Yüreğir: mixed('portakal-soft', 55),
  Çukurova: mixed('danger-soft', 60, 'portakal-soft'),
  Sarıçam: mixed('open-soft', 35, 'portakal-soft'),
  Karaisalı: mixed('open-soft', 80, 'portakal-soft'),
};

/**
 * Resolves CSS colours for a canvas that knows neither variables nor OKLCH.
 * Browser only; answers `rgb(r, g, b)` of the theme in force.
 */
export function resolveColours<Name extends string>(
  colours: Record<Name, string>,
): Record<Name, string> {
  const probe = document.body.appendChild(document.createElement('i'));
  // The ground stays itself where the system chooses the colours of words.
  probe.style.forcedColorAdjust = 'none';
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const resolved = Object.entries<string>(colours).map(([name, colour]) => {
    probe.style.color = colour;
    if (!context) return [name, colour];
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
    return [name, `rgb(${red}, ${green}, ${blue})`];
  });
  probe.remove();
  return Object.fromEntries(resolved) as Record<Name, string>;
}
