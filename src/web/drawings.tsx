import { renderToStaticMarkup } from 'react-dom/server';
import { sketchGround } from './features/maps/ground/sketch-ground.tsx';
import { bridge } from './features/site-frame/bridge-drawing.tsx';
import { mark } from './features/site-frame/mark-drawing.tsx';
import { emptyDrawings } from './ui/artwork/empty-drawings.tsx';
import { heroDrawings } from './ui/artwork/hero-drawings.tsx';
import { inked } from './ui/artwork/inks.ts';
import { motifIcons, scenePieces } from './ui/artwork/scene-pieces.tsx';
import { frontDrawings } from './ui/artwork/shop-front/front-drawings.tsx';
import { fiveStars, star } from './ui/star-drawing.tsx';

/** An icon as lucide-react describes it: elements with their attributes, 24 × 24. */
export type LineIcon = [tag: string, attributes: Record<string, string>][];

const written = (node: React.ReactNode) => inked(renderToStaticMarkup(node));
const piece = (name: string, node: React.ReactNode) => `<g id="${name}">${written(node)}</g>`;
const icon = (name: string, inside: string, attributes = '') =>
  `<symbol id="${name}" viewBox="0 0 24 24"${attributes}>${inside}</symbol>`;

/**
 * The file of all drawings that pages name (ui/artwork/drawn-outside.ts): scenes, empty states, the bridge, the
 * ground of the districts, icons of categories and the line icons given. Made by the build, see build/drawings.ts.
 */
export function writeDrawings(lineIcons: ReadonlyMap<string, LineIcon>): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...[...scenePieces, ...frontDrawings].map(([name, node]) => piece(name, node)),
    ...Object.entries(emptyDrawings).map(([name, node]) => piece(`empty-${name}`, node)),
    ...Object.entries(heroDrawings).map(([name, node]) => piece(name, node)),
    piece('bridge', bridge),
    piece('mark', mark),
    piece('star', star),
    piece('five-stars', fiveStars),
    piece('districts', sketchGround),
    ...[...motifIcons].map(([name, node]) => icon(name, written(node), ' stroke-width="1.75"')),
    ...[...lineIcons].map(([name, node]) =>
      icon(
        `icon-${name}`,
        node.map(([tag, { key, ...attributes }]) => element(tag, attributes)).join(''),
      ),
    ),
    '</svg>',
  ].join('\n');
}

const element = (tag: string, attributes: Record<string, string>) =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`;
