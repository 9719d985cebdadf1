/** How things in a scene are painted, in the tones that artwork.css mixes from the hue around it. */
const fill = (tone: string) => ({ fill: `var(--tone-${tone})` });
/** Lines: in ink, in light, in between, in ember. */
const line = (tone: string) => ({ fill: 'none', stroke: `var(--tone-${tone})` });

/**
 * Attributes by the name of an ink. A drawing says `className="lit"`; where it is written, the attributes stand in the
 * place of the class, since no style sheet reaches into a file that a page only names.
 */
export const inks = {
  lit: fill('lit'),
  warm: fill('warm'),
  pale: fill('a'),
  tint: fill('b'),
  far: fill('far'),
  mid: fill('mid'),
  wire: line('ink'),
  glow: line('lit'),
  bark: line('mid'),
  amber: line('warm'),
  // Of fronts, and of what stands in their windows: the same in every hue.
  wall: fill('wall'),
  pane: fill('pane'),
  lamp: fill('lamp'),
  lampline: line('lamp'),
  dusk: fill('dusk'),
  duskline: line('dusk'),
  red: fill('red'),
  rose: line('red'),
  leaf: fill('leaf'),
  stem: line('leaf'),
  water: fill('water'),
  tile: fill('tile'),
  path: fill('path'),
} as const;

export type Ink = keyof typeof inks;

/** Markup of drawings with the attributes of each ink in the place of its class. */
export const inked = (markup: string): string =>
  markup.replace(/ class="(\w+)"/g, (whole, name: Ink) =>
    inks[name]
      ? Object.entries(inks[name])
          .map(([attribute, value]) => ` ${attribute}="${value}"`)
          .join('')
      : whole,
  );
