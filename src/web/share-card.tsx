import { renderToStaticMarkup } from 'react-dom/server';
import { lookOfCategory } from '#contract/categories/category-look.ts';
import { CITY_NAME } from '#contract/city/city.ts';
import {
  SHARE_PICTURE,
  SHARED_PHOTO,
  type ShareCard,
  type ShareDrawing,
  type ShareLetters,
} from '#contract/share-pictures.ts';
import { escapeMarkup } from '#contract/text/markup.ts';
import { formatNumber, formatRating } from '#contract/text/numbers.ts';
import { shareCardTexts as texts } from '#web/texts/share-card.ts';
import { inked } from '#web/ui/artwork/inks.ts';
import { type Piece, SceneDrawing } from '#web/ui/artwork/SceneDrawing.tsx';
import { scenePieces } from '#web/ui/artwork/scene-pieces.tsx';
import { cutwaters, openings, road } from '#web/ui/artwork/stone-bridge.ts';
import iconFile from './public/icon.svg?raw';
import { fitLines } from './share-card-lines.ts';
import { dayColour, inColours, sceneColours } from './share-colours.ts';

const { width, height } = SHARE_PICTURE;
const margin = 64;
/** The column of words ends here; the window stands right of it. */
const column = 612;
const window = { x: 724, y: 52, ...SHARED_PHOTO };
const arch = `M${window.x} ${window.y + window.height}V${window.y + window.width / 2}a${window.width / 2} ${window.width / 2} 0 0 1 ${window.width} 0V${window.y + window.height}z`;
/** Where the bridge's own drawing stands in the picture, and its water. */
const bridgeAt = 'translate(-120 236)';
const waterLine = 364;
/** The scene's ground lies where the window ends; its motif, around 215, is in the middle. */
const scale = 2.24;
const sceneAt = `translate(${window.x + window.width / 2 - 213 * scale} ${window.y + window.height - 204 * scale}) scale(${scale})`;
const star = 'M10 1.6l2.5 5.3 5.8.7-4.3 4 1.1 5.8L10 14.6l-5.1 2.8L6 11.6 1.7 7.6l5.8-.7z';
const icon = iconFile.replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '');

/** A business or a category as a picture: SVG in plain colours, lettered with the fonts of `letters`. */
export function drawShareCard({ card, siteName, letters }: ShareDrawing): string {
  const { hue } = lookOf(card);
  const colours = sceneColours(hue);
  const ink = dayColour('ink');
  const stone = colours.mid;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<linearGradient id="light" x2="0" y2="1"><stop stop-color="${colours.b}"/><stop offset=".85" stop-color="${colours.a}"/></linearGradient>
<linearGradient id="ground" x2="0" y2="1"><stop offset=".4" stop-color="${dayColour('paper')}"/><stop offset="1" stop-color="${colours.pale}"/></linearGradient>
<clipPath id="arch"><path d="${arch}"/></clipPath>
<path fill="url(#ground)" d="M0 0h${width}v${height}H0z"/>
<g clip-path="url(#arch)">${inWindow(card)}</g>
<path fill="none" stroke="${colours.lit}" stroke-width="10" d="${arch}"/>
<g transform="${bridgeAt}">
<path fill="${stone}" fill-rule="evenodd" d="${road}V${waterLine}H-600z${openings(waterLine)}"/>
<path fill="${colours.ink}" opacity=".25" d="${cutwaters(waterLine)}"/>
<path fill="none" stroke="${colours.lit}" stroke-width="6" d="${road}"/>
<path fill="${colours.b}" d="M0 ${waterLine}h1440v60H0z"/>
</g>
<g transform="translate(${margin} ${margin - 12})"><svg width="52" height="52" viewBox="0 0 64 64">${icon}</svg></g>
${line(letters, siteName, { x: margin + 68, y: margin + 24, size: 28, font: 'text', colour: ink })}
${words(card, letters, { ink, quiet: dayColour('quiet'), accent: colours.words, star: dayColour('star'), empty: dayColour('line') })}
</svg>`;
}

const lookOf = (card: ShareCard) => (card.kind === 'business' ? card.look : lookOfCategory(card));

const WrittenPiece: Piece = ({ name, ...place }) => (
  <g {...(place as object)}>{scenePieces.get(name)}</g>
);

/** The first photo, or the scene: the part of it around its motif. */
function inWindow(card: ShareCard): string {
  const place = `x="${window.x}" y="${window.y}" width="${window.width}" height="${window.height}"`;
  if (card.kind === 'business' && card.photo) {
    return `<image ${place} preserveAspectRatio="xMidYMid slice" xlink:href="${card.photo}"/>`;
  }
  const { hue, motif } = lookOf(card);
  const seed = card.kind === 'business' ? card.id : (card.district ?? 0);
  // A dot is a line without length to a browser; this renderer wants some. What reaches further than
  // twice the picture would end it, and the process with it.
  const written = renderToStaticMarkup(
    <SceneDrawing slug={motif} seed={seed} isWide={false} Piece={WrittenPiece} />,
  );
  const drawing = inColours(inked(written), hue)
    .replace(/-1700(?!\d)/g, '-60')
    .replace(/H(?:640|21[03]0)(?!\d)/g, 'H490')
    .replace(/h0(?![\d.])/g, 'h.01')
    .replace(/dasharray="0 /g, 'dasharray=".01 ');
  const { ink } = sceneColours(hue);
  return `<path fill="url(#light)" d="${arch}"/><g transform="${sceneAt}" fill="${ink}" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>`;
}

type Colours = Record<'ink' | 'quiet' | 'accent' | 'star' | 'empty', string>;

/** Above the name where it is, below it how good or how many; all of it in the middle of its place. */
function words(card: ShareCard, letters: ShareLetters, colours: Colours): string {
  const isBusiness = card.kind === 'business';
  const above = isBusiness
    ? `${card.category} · ${card.district}`
    : texts.place(CITY_NAME, card.district);
  // Signs that no font of ours has (a smiley, another script) are left out, before lines are counted.
  const known = letters.runs(card.name, 'heading').map((run) => run.text);
  const name = known.join('').trim() || (isBusiness ? card.category : card.slug);
  const { size, lines } = fitLines(name, column, (text) => letters.width(text, 'heading'));
  const leading = size * 1.06;
  const hasRating = isBusiness && card.reviewCount > 0;
  const below = hasRating || !isBusiness ? 78 : 0;
  const total = 46 + lines.length * leading + below;
  // Between the site's name and the bridge, a little above the middle.
  const top = 132 + Math.max(0, (376 - total) / 2);
  const first = top + 46 + size * 0.84;
  const baseline = first + (lines.length - 1) * leading + 70;
  return [
    line(letters, above, {
      x: margin,
      y: top + 28,
      size: 31,
      font: 'text',
      colour: colours.accent,
    }),
    ...lines.map((text, index) =>
      line(letters, text, {
        x: margin - 2,
        y: first + index * leading,
        size,
        font: 'heading',
        colour: colours.ink,
        spacing: -size / 50,
      }),
    ),
    hasRating
      ? rating(card, letters, baseline, colours)
      : isBusiness
        ? ''
        : line(letters, texts.count(formatNumber(card.businessCount)), {
            x: margin,
            y: baseline,
            size: 36,
            font: 'text',
            colour: colours.quiet,
          }),
  ].join('\n');
}

/** Five stars, the number as Turkish writes it, and out of how many. */
function rating(
  card: ShareCard & { kind: 'business' },
  letters: ShareLetters,
  y: number,
  colours: Colours,
): string {
  const step = 46;
  const drawn = [0, 1, 2, 3, 4].map((index) => {
    const share = Math.max(0, Math.min(1, card.rating - index));
    // A box without width would end the renderer, and with it the process.
    const earned = `<svg width="${20 * share}" height="20" viewBox="0 0 ${20 * share} 20"><path fill="${colours.star}" d="${star}"/></svg>`;
    return `<g transform="translate(${margin + index * step} ${y - 33}) scale(2)"><path fill="${colours.empty}" d="${star}"/>${share > 0.02 ? earned : ''}</g>`;
  });
  const figures = formatRating(card.rating);
  const x = margin + 5 * step + 12;
  return [
    ...drawn,
    line(letters, figures, { x, y, size: 40, font: 'text', colour: colours.ink }),
    line(letters, texts.reviews(formatNumber(card.reviewCount)), {
      x: x + letters.width(figures, 'text') * 40 + 16,
      y,
      size: 30,
      font: 'text',
      colour: colours.quiet,
    }),
  ].join('\n');
}

interface Line {
  x: number;
  y: number;
  size: number;
  font: 'heading' | 'text';
  colour: string;
  spacing?: number;
}

const families = { heading: 'Bricolage Grotesque', text: 'Figtree' };

/** One line of words, each letter from the file that has it. */
const line = (
  letters: ShareLetters,
  text: string,
  { x, y, size, font, colour, spacing = 0 }: Line,
): string =>
  `<text x="${x}" y="${y.toFixed(1)}" font-family="${families[font]}" font-size="${size}" letter-spacing="${spacing}" fill="${colour}" xml:space="preserve">${letters
    .runs(text, font)
    .map((run) => `<tspan font-weight="${run.weight}">${escapeMarkup(run.text)}</tspan>`)
    .join('')}</text>`;
