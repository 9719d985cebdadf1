import type { ReactNode } from 'react';
import type { Motif } from './motif.ts';
import { motifPiece } from './SceneDrawing.tsx';
import { type SceneName, scenePlaces } from './scene-places.ts';
import { motifs } from './scenes.ts';
import { motifVariations, type Sky } from './variation.ts';

// The Taurus as Adana sees it to the north; 320 wide, so copies join.
const ridge = 'M-1 176v-22h1l34-24 22 12 40-38 30 27 22-10 44 37 36-21 28 14 24-11 40 14v22z';

const skyPieces: Record<Sky, ReactNode> = {
  birds: (
    <path className="wire" strokeWidth="2" d="M36 52q6-7 11 0q5-7 11 0M70 34q5-6 9 0q4-6 9 0" />
  ),
  stars: (
    <path
      className="glow"
      strokeWidth="3"
      d="M30 34h0M66 60h0M104 26h0M46 92h0M118 62h0M290 30h0"
    />
  ),
  clouds: (
    <path
      className="lit"
      opacity=".4"
      d="M22 62h74a9 9 0 0 0-9-10a16 16 0 0 0-30-7a14 14 0 0 0-35 17z"
    />
  ),
  // An orange branch in blossom, from the corner.
  branch: (
    <g>
      <path className="bark" strokeWidth="3" d="M-4 8q34 4 62 34M22 14q20-6 34-2" />
      <path
        className="mid"
        d="M58 42q-20 0-22-18q20 0 22 18zM56 12q14-10 24 2q-14 8-24-2zM14 11q-2 20 12 26q4-16-12-26z"
      />
      <path className="amber" strokeWidth="13" d="M32 34h0" />
      <path
        className="glow"
        strokeWidth="5"
        d="M60 39h0M66 44h0M60 48h0M54 44h0M36 9h0M41 13h0M36 17h0"
      />
    </g>
  ),
};

/** The mountains side by side; what a scene's box does not show is cut off. */
const ridgeRow = (copies: number[]) => (
  <path
    className="far"
    d={copies.map((copy) => ridge.replace('M-1', `M${copy * 320 - 1}`)).join('')}
  />
);

const scenes = Object.entries(motifs) as [SceneName, Motif][];

/** What scenes are put together of, by name: a motif in each variation, skies, mountains. */
export const scenePieces: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  ...scenes.flatMap(([slug, { Scene }]) =>
    motifVariations.map((variation): [string, ReactNode] => [
      motifPiece(slug, variation),
      <>
        {/* Reaches as far to either side, since a scene may be mirrored. */}
        <path className="mid" d={`M-1700 ${scenePlaces[slug].ground}H2130V420H-1700z`} />
        <Scene variation={variation} />
      </>,
    ]),
  ),
  ...Object.entries(skyPieces).map(([sky, drawn]): [string, ReactNode] => [`sky-${sky}`, drawn]),
  ['ridge', ridgeRow([-1, 0])],
  ['ridge-wide', ridgeRow([-5, -4, -3, -2, -1, 0])],
]);

/** The icons of categories, each as `icon-` and its motif. */
export const motifIcons: ReadonlyMap<string, ReactNode> = new Map(
  scenes.map(([slug, { Icon }]) => [`icon-${slug}`, <Icon key={slug} />]),
);
