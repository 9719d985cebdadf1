import type { MotifProps } from '../motif.ts';

export const GarageLight = ({ variation: { count, isOther } }: MotifProps) => (
  <>
    <path className="mid" d="M112 176V40q0-8 8-8h192q8 0 8 8v136z" />
    <path className="tint" opacity=".55" d="M122 176V44h188v132z" />
    <path className="lit" opacity=".55" d="M206 78h20l64 98H142z" />
    <path d="M122 42h188v10H122zM122 54h188v8H122z" opacity=".75" />
    {count > 1 && <path d="M122 64h188v8H122z" opacity=".75" />}
    <path className="wire" strokeWidth="3" d="M216 60v10" />
    <path d="M216 64q16 2 18 18h-36q2-16 18-18z" />
    <path className="amber" strokeWidth="9" d="M211 85h10" />
    <path
      d={
        isOther
          ? 'M138 164v-16q0-8 9-10l24-5 17-22q4-6 11-6h38q7 0 11 6l14 20 24 5q8 2 8 10v18z'
          : 'M138 164v-18q0-7 8-9l18-4 16-24q4-5 10-5h52q6 0 10 5l15 23 20 3q8 2 8 9v20z'
      }
    />
    <path className="pale" d="M184 132l14-18q2-3 6-3h12v21zM222 111h14q4 0 6 3l12 18h-32z" />
    <path className="warm" d="M138 146h9v7h-9z" />
    <path className="wire" strokeWidth="25" d="M172 165h0M262 165h0" />
    <path className="bark" strokeWidth="11" d="M172 165h0M262 165h0" />
    {count > 2 && (
      <>
        <circle className="wire" cx="102" cy="164" r="13" strokeWidth="9" />
        <circle className="wire" cx="102" cy="140" r="9" strokeWidth="7" opacity=".8" />
      </>
    )}
  </>
);

export const GarageLightIcon = () => (
  <>
    <path d="M3 21.500V7l9-4.500L21 7v14.500M3 9.500h18" />
    <path d="M6 19.500v-2.300l2-.7 1.500-3h5l1.500 3 2 .7v2.300zM8.500 19.500v1.500M15.500 19.500v1.500" />
  </>
);
