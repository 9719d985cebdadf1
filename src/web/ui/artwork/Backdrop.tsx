import type { Variation } from './variation.ts';

// The Taurus as Adana sees it to the north; 320 wide, so copies join.
const ridge = 'M-1 176v-22h1l34-24 22 12 40-38 30 27 22-10 44 37 36-21 28 14 24-11 40 14v22z';

const skyDrawings = {
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
    <g className="branch">
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

type BackdropProps = {
  variation: Variation;
  /** Out of doors the mountains stand behind the motif; inside there is only the light. */
  isOutdoors?: boolean;
  /** Where the ground or the table top begins. */
  ground: number;
  /** The motif itself reaches over the sky. */
  isSkyTaken?: boolean;
  isWide: boolean;
};

/** Light, horizon and ground: what every scene stands in. The left third stays quiet for a letter. */
export const Backdrop = ({
  variation,
  isOutdoors = false,
  isSkyTaken = false,
  ground,
  isWide,
}: BackdropProps) => {
  const { disc, ridgeShift, sky } = variation;
  // A branch hangs from the corner, and a wide scene has none there.
  const drawn = isWide && sky === 'branch' ? 'clouds' : sky;
  const copies = isWide ? [-5, -4, -3, -2, -1, 0] : [-1, 0];
  return (
    <>
      <circle className="disc" cx={disc.x} cy={disc.y} r={disc.r} />
      {!isSkyTaken && skyDrawings[drawn]}
      {isWide && <g transform="translate(-230 14)">{skyDrawings[drawn]}</g>}
      {isOutdoors &&
        copies.map((copy) => (
          <path
            key={copy}
            className="far"
            d={ridge}
            transform={`translate(${copy * 320 + ridgeShift * 2} ${ground - 166})`}
          />
        ))}
      <path className="mid" d={`M-1700 ${ground}H640V420H-1700z`} />
    </>
  );
};
