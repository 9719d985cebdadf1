import type { MotifProps } from '../motif.ts';

// Rows of round dashes stand for minced meat pressed onto the blade, and for coals.
export const Skewer = ({ variation: { count, lean, isOther } }: MotifProps) => (
  <>
    <path
      className="glow"
      opacity=".4"
      strokeWidth="6"
      d={
        isOther
          ? 'M178 52c-10-12 8-16 0-30M240 48c-10-12 8-16 0-30'
          : 'M208 52c-12-12 9-18-1-36M262 56c-9-10 7-14 0-26'
      }
    />
    <path className="wire" strokeWidth="6" d="M142 164l-8 24M290 164l8 24" />
    <g transform={`rotate(${lean} 215 108)`}>
      <path className="glow" strokeWidth="5" d="M112 104h196" />
      <path className="wire" strokeWidth="27" strokeDasharray="0 16" d="M156 104h114" />
      <path
        className="glow"
        opacity=".3"
        strokeWidth="3"
        d="M163 96l-4 14M179 96l-4 14M195 96l-4 14M211 96l-4 14M227 96l-4 14M243 96l-4 14M259 96l-4 14"
      />
      {count > 1 && (
        <>
          <path className="glow" strokeWidth="5" d="M112 72h196" />
          <path
            className="bark"
            strokeWidth="24"
            strokeDasharray={count > 2 ? '0 28' : '0 15'}
            d="M162 72h100"
          />
          {count > 2 && (
            <path
              className="wire"
              strokeWidth="13"
              strokeDasharray="3 25"
              d="M175 67l0 10M203 67v10M231 67v10"
            />
          )}
        </>
      )}
    </g>
    <path className="bark" strokeWidth="16" strokeDasharray="0 15" d="M132 136h170" />
    <path className="amber" strokeWidth="12" strokeDasharray="0 30" d="M140 134h152" />
    <path className="glow" strokeWidth="5" strokeDasharray="0 30" d="M140 133h152" />
    <path d="M118 138h194l-12 30H130z" />
    <path className="amber" strokeWidth="3.500" strokeDasharray="0 14" d="M142 154h150" />
  </>
);

export const SkewerIcon = () => (
  <>
    <path
      transform="rotate(-20 12 9)"
      d="M.500 9h5.800M17.700 9h5.800M9 6.300h6a2.700 2.700 0 0 1 0 5.400H9a2.700 2.700 0 0 1 0-5.400zM10.300 7.700l-.8 2.600M13 7.700l-.8 2.600M15.500 7.700l-.8 2.600"
    />
    <path d="M3 17.500h18l-1.700 4H4.700z" />
  </>
);
