import type { MotifProps } from '../motif.ts';

export const BridalDress = ({ variation: { count, isOther, lean } }: MotifProps) => (
  <>
    <path className="pale" d="M146 172V90a69 69 0 0 1 138 0v82z" />
    <path className="tint" opacity=".5" d="M156 172V90a59 59 0 0 1 118 0v82z" />
    {/* The veil hangs from a wreath of orange blossom. */}
    <path
      className="lit"
      opacity=".42"
      d="M215 26c-26 0-42 40-52 78s-26 60-50 76q58 12 102 0V60zM215 26c18 0 32 40 38 78s18 52 34 70q-38 10-72 0z"
    />
    <path className="mid" d="M206 68c5-7 4-13 3-20q6-3 12 0c-1 7-2 13 3 20z" />
    <path className="lit" d="M197 62q10 10 18 4 8 6 18-4l4 16q-2 14-11 24h-22q-9-10-11-24z" />
    <path
      className="lit"
      d={
        isOther
          ? 'M204 102c-4 22-38 40-62 76q73 14 146 0c-24-36-58-54-62-76z'
          : 'M204 102c-2 34-20 44-34 74q-14 8-30 10 75 10 150 0-16-2-30-10c-14-30-32-40-34-74z'
      }
    />
    <path
      className="bark"
      opacity=".4"
      strokeWidth="2.500"
      d="M208 112q-8 34-28 62M215 112v66M222 112q8 34 28 62"
    />
    <path className="tint" d="M203.500 97h23v8h-23z" />
    {count > 1 && <path className="tint" d="M215 101l-13 20 8-2 5-14 5 14 8 2z" />}
    <g transform={`rotate(${lean} 215 28)`}>
      <path className="bark" strokeWidth="3" d="M196 33q19-18 38 0" />
      <path className="glow" strokeWidth="8" d="M199 30h0M209 24h0M221 24h0M231 30h0" />
      <path className="amber" strokeWidth="3" d="M199 30h0M209 24h0M221 24h0M231 30h0" />
    </g>
    {count > 2 && (
      <path className="amber" strokeWidth="4" strokeDasharray="0 12" d="M164 170q51 9 104 0" />
    )}
  </>
);

export const BridalDressIcon = () => (
  <path d="M9 2.500q1.500 2 3 1 1.500 1 3-1L16 6l-2 4.500h-4L8 6zM10 10.500C9.500 15 6.500 17.500 4 21q8 1.500 16 0c-2.500-3.500-5.500-6-6-10.500M12 14v4" />
);
