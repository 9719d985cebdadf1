import type { MotifProps } from '../motif.ts';

/** Büyük Saat, and arches of the stone bridge at its foot. */
export const ClockTower = ({ variation: { count, lean, isOther } }: MotifProps) => (
  <>
    <path className="mid" opacity=".75" d="M250 174v-38l22-14 22 14v-16h34v54z" />
    <path
      className="amber"
      strokeWidth="5"
      d={count > 1 ? 'M266 146v4M280 146v4M308 134v4' : 'M272 146v4'}
    />
    {count > 2 && <path className="mid" opacity=".75" d="M128 174v-30q18-20 36 0v30z" />}
    <path d="M186 176V66h58v110z" />
    <path className="mid" d="M186 176V66h17v110z" />
    <path d="M178 66v-9h74v9zM184 57V38h9v9h8v-9h10v9h8v-9h10v9h8v-9h9v19zM180 120h70v7h-70z" />
    <circle className="lit" cx="215" cy="92" r="21" />
    <path
      className="wire"
      strokeWidth="4"
      d="M215 92v-14"
      transform={`rotate(${lean * 60} 215 92)`}
    />
    <path
      className="wire"
      strokeWidth="4"
      d="M215 92v-9"
      transform={`rotate(${lean * 5 + 190} 215 92)`}
    />
    <path
      className="lit"
      opacity=".55"
      d={isOther ? 'M206 176v-26a9 9 0 0 1 18 0v26z' : 'M209 154v-12a6 6 0 0 1 12 0v12z'}
    />
    <path className="tint" d="M-1700 176H2100V420H-1700z" />
    <path d="M186 156H60q-60 2-120 14v14h34a22 20 0 0 1 44 0h12a24 22 0 0 1 48 0h14a24 22 0 0 1 48 0h12a20 18 0 0 1 34 0z" />
    <path className="glow" opacity=".6" strokeWidth="3" d="M36 190h46M120 194h34M206 188h60" />
  </>
);

export const ClockTowerIcon = () => (
  <>
    <path d="M7 21.500V7.500h10v14M5.500 7.500v-4H8V5h2.700V3.500h2.600V5H16V3.500h2.500v4zM4 21.500h16M10 21.500V19a2 2 0 0 1 4 0v2.500" />
    <circle cx="12" cy="12.300" r="2.500" />
  </>
);
