import { LIGHT_DEPTH, WATER_LINE, WIDTH } from './RiverBridge.tsx';

/*
 * Taşköprü as it stands at dusk: fifteen arches, the widest in the middle, flood windows over the piers,
 * lamps on the deck and their light in the water.
 */
const SPRINGING = 122;

const spans = [-7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7].map(
  (place) => 92 - 4.4 * Math.abs(place),
);
const pier = (WIDTH - spans.reduce((sum, span) => sum + span, 0)) / (spans.length + 1);

const round = (value: number) => Math.round(value * 10) / 10;

/** Height of the deck at x: the parabola of the curve drawn below. */
const deckAt = (x: number) => 64 + 16 * ((x - WIDTH / 2) / (WIDTH / 2)) ** 2;

const openings: string[] = [];
/** The light that falls through the arches onto the water. */
const reflections: string[] = [];
const lamps: number[] = [];
let x = 0;
for (const span of spans) {
  openings.push(`M${round(x + pier / 2 - 4)} 112v-9a4 4 0 0 1 8 0v9z`);
  lamps.push(round(x + pier / 2));
  x += pier;
  const radius = round(span / 2);
  openings.push(
    `M${round(x)} ${WATER_LINE}V${SPRINGING}a${radius} ${radius} 0 0 1 ${round(span)} 0v${WATER_LINE - SPRINGING}z`,
  );
  reflections.push(
    `M${round(x)} ${WATER_LINE}v10a${radius} ${round(radius * 0.72)} 0 0 0 ${round(span)} 0v-10z`,
  );
  x += span;
}
const stones = `M0 ${WATER_LINE}V80Q720 48 1440 80v${WATER_LINE - 80}z${openings.join('')}`;

/** Where the light lies on the water; what no arch lets through stands before it. */
const water = `M0 ${WATER_LINE}h${WIDTH}v${LIGHT_DEPTH}H0z${reflections.join('')}`;

/** What RiverBridge draws over the light. */
export const bridge = (
  <>
    <path d={water} fill="var(--dusk)" fillRule="evenodd" />
    <path d={stones} fill="var(--dusk)" fillRule="evenodd" />
    <path
      d="M0 77Q720 45 1440 77"
      fill="none"
      stroke="var(--dusk)"
      strokeWidth="7"
      strokeDasharray="3 6"
    />
    <path d="M0 73Q720 41 1440 73" fill="none" stroke="var(--dusk)" strokeWidth="2" />
    <g stroke="var(--dusk)" strokeWidth="2">
      {lamps.map((lamp) => (
        <path key={lamp} d={`M${lamp} ${round(deckAt(lamp))}v-22`} />
      ))}
    </g>
    <g fill="var(--lamp)">
      {lamps.map((lamp) => (
        <circle key={lamp} cx={lamp} cy={round(deckAt(lamp) - 24)} r="3.4" />
      ))}
    </g>
    <g stroke="var(--dusk-glow)" strokeWidth="2.4" strokeLinecap="round" opacity="0.6">
      {lamps.map((lamp, index) => (
        <path
          key={lamp}
          d={`M${lamp - 6} ${158 + (index % 2) * 2}h12m-9 8h${index % 3 ? 5 : 8}m-5 8h4`}
        />
      ))}
    </g>
    <path
      d="M30 176h96m64 13h60m74-22h90m60 16h118m54-11h74m44 15h98m60-19h84m48 14h70m78-9h110m34 13h40"
      stroke="var(--dusk)"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </>
);
