import type { MotifProps } from '../motif.ts';

export const HotelKey = ({ variation: { lean, count, isOther, isMirrored } }: MotifProps) => (
  <>
    <path className="lit" opacity=".5" d="M-1700 136H2100v-8H-1700z" />
    <path
      className="glow"
      opacity=".5"
      strokeWidth="4"
      d="M96 154q11-7 22 0t22 0 22 0M196 172q11-7 22 0t22 0 22 0 22 0M22 180q11-7 22 0t22 0"
    />
    {count > 1 && (
      <path
        className="glow"
        strokeWidth="4"
        d="M276 160v-48q0-9 9-9M296 160v-48q0-9 9-9M276 140h20M276 152h20"
      />
    )}
    <path d="M211 14h10v12h-10z" />
    <g transform={`rotate(${lean * 1.6} 216 24)`}>
      <circle className="wire" cx="216" cy="36" r="12" strokeWidth="4" />
      <path
        transform="rotate(16 216 42)"
        fillRule="evenodd"
        d="M216 42a20 20 0 0 1 7 38.700V148h-14v-9h-11v-11h11v-8h-7v-11h7V80.700A20 20 0 0 1 216 42zm0 11a9 9 0 1 0 .1 0z"
      />
      <g transform="rotate(-32 216 42)">
        <path
          className="lit"
          d={
            isOther
              ? 'M216 44l22 20v52q0 8-8 8h-28q-8 0-8-8V64z'
              : 'M216 44c18 14 26 32 26 50a26 26 0 0 1-52 0c0-18 8-36 26-50z'
          }
        />
        {/* 01 is Adana's number on every plate. */}
        <path
          className="wire"
          strokeWidth="5"
          d="M208 84q7 0 7 10t-7 10-7-10 7-10M222 89l6-5v20"
          transform={isMirrored ? 'matrix(-1 0 0 1 431 0)' : undefined}
        />
      </g>
    </g>
  </>
);

export const HotelKeyIcon = () => (
  <>
    <circle cx="7" cy="7.500" r="4.500" />
    <path d="m10.300 10.700 7.200 6.800M14.600 14.800l-2 2M17.500 17.500l-2 2M2 21.500q2.500-2 5 0t5 0 5 0 5 0" />
  </>
);
