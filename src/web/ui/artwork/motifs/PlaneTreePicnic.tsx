import type { MotifProps } from '../motif.ts';

const canopy =
  'M206 84c-14-30 12-46 26-40 4-26 46-28 54-8 26-8 46 18 30 38 8 22-18 32-32 22-12 14-34 10-38-2-16 10-36 4-40-10z';

export const PlaneTreePicnic = ({ variation: { count, isOther } }: MotifProps) => (
  <>
    {count > 1 && (
      <>
        <path className="bark" strokeWidth="7" d="M122 166v-46" />
        <path
          className="mid"
          d="M92 118c-8-20 8-30 16-28 4-18 30-16 32 0 16 0 20 20 8 28-16 10-44 10-56 0z"
        />
      </>
    )}
    <path className="mid" d={canopy} />
    <path className="tint" opacity=".6" d={canopy} transform="translate(68 10) scale(.72)" />
    <path
      className="wire"
      strokeWidth="11"
      d="M273 168q-5-40-2-82M271 108q14-10 18-26M271 122q-18-8-22-30"
    />
    {/* A plane tree sheds its bark in patches. */}
    <path className="bark" strokeWidth="5" d="M270 116l1 8M273 134v4M272 152l1 6" />
    <path
      className="glow"
      opacity=".5"
      strokeWidth="5"
      d={isOther ? 'M186 116c-9-10 7-14 0-28M206 112c-7-8 6-12 0-22' : 'M196 116c-12-12 9-17-2-36'}
    />
    <path className="wire" strokeWidth="4" d="M172 150l-8 30M220 150l8 30M158 127h74" />
    <path className="amber" strokeWidth="9" strokeDasharray="0 11" d="M174 133h46" />
    <path d="M160 134h72l-6 20h-60z" />
    {count > 2 ? (
      <path className="lit" opacity=".85" d="M244 174h52l14 14h-80z" />
    ) : (
      <path d="M284 158h30v5h-4l3 17h-5l-3-17h-13l-3 17h-5l3-17h-3z" />
    )}
  </>
);

export const PlaneTreePicnicIcon = () => (
  <path d="M9.500 13c-2 1-5.500 0-5.500-3C2.500 7 5 4.500 7.200 5.200 8 1.500 14 1 15.300 4.200c3-.7 5.200 2.500 3.700 4.800 1.500 2.800-1.500 5-4 4-1.500 1.200-4 1.300-5.500 0zM12 21.500V9M12 12l2.500-2M4 21.500h16M12 15.500l-2.500-2" />
);
