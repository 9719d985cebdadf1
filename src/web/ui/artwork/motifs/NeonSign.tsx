import { type MotifProps, mirror } from '../motif.ts';

const letters =
  'M162 62v40M162 62h10q9 0 9 9t-9 9h-10M172 80q12 0 12 11t-12 11h-10M198 102l15-40 15 40M203 90h20M242 102V62h10q11 0 11 11t-11 11h-10M252 84l12 18';
const cocktail = 'M186 56h58l-29 31zM215 87v21M201 108h28M231 56l9-12';

export const NeonSign = ({ variation: { count, isOther, isMirrored, lean } }: MotifProps) => {
  const tubes = isOther ? cocktail : letters;
  return (
    <>
      <path className="wire" strokeWidth="2" d="M-20 22q100 26 200 4t270-4" />
      <path
        className="amber"
        strokeWidth="8"
        strokeDasharray="0 30"
        d="M-12 30q96 24 192 2t270-4"
      />
      <path className="wire" strokeWidth="5" d="M170 22v20M260 16v26" />
      <g transform={`rotate(${lean / 2} 215 40)`}>
        <path d="M215 146l-16-24h32z" />
        <rect x="138" y="36" width="154" height="90" rx="18" />
        <g transform={isMirrored ? mirror : undefined}>
          <rect
            className="glow"
            x="146"
            y="44"
            width="138"
            height="74"
            rx="12"
            strokeWidth="2.500"
            opacity=".7"
          />
          <path className="glow" opacity=".22" strokeWidth="15" d={tubes} />
          <path className="glow" strokeWidth="5" d={tubes} />
        </g>
      </g>
      <path d="M142 176v-20q0-5 4-8v-10h8v10q4 3 4 8v20z" />
      {count > 1 && <path d="M166 176v-22q0-4 3-6v-6h8v6q3 2 3 6v22z" opacity=".8" />}
      {count > 2 && <path className="lit" opacity=".8" d="M252 154h22l-3 22h-16z" />}
    </>
  );
};

export const NeonSignIcon = () => (
  <>
    <rect x="2.500" y="5" width="19" height="15" rx="3.500" />
    <path d="M7.500 9h9L12 13.500zM12 13.500V17M9.500 17h5M7 2v3M17 2v3" />
  </>
);
