import type { MotifProps } from '../motif.ts';

export const BookAndSimit = ({ variation: { count, isOther } }: MotifProps) => (
  <>
    <path d="M120 160V72q0-6 6-7 54-8 85 10 31-18 85-10 6 1 6 7v88q-50-8-91 8-41-16-91-8z" />
    <path className="lit" d="M211 160c-22-14-52-16-82-10V66c30-6 60-4 82 12z" />
    <path className="lit" opacity=".86" d="M211 160c22-14 52-16 82-10V66c-30-6-60-4-82 12z" />
    <path
      className="bark"
      opacity=".6"
      strokeWidth="3.500"
      d={`M144 84q26-3 50 8M144 100q26-3 50 8M144 116q26-3 50 8${count > 1 ? 'M144 132q20-2 34 3' : ''}`}
    />
    {isOther ? (
      <path className="bark" strokeWidth="5" d="M236 128l14-44 14 40M241 113q10-4 19-3" />
    ) : (
      <path
        className="bark"
        opacity=".6"
        strokeWidth="3.500"
        d="M228 92q24-11 50-8M228 108q24-11 50-8"
      />
    )}
    <path className="tint" d="M200 74l11 6v34l-6-6-5 4z" />
    <circle className="wire" cx="270" cy="146" r="27" strokeWidth="19" />
    <circle className="amber" cx="268" cy="142" r="27" strokeWidth="17" />
    <circle
      className="glow"
      cx="268"
      cy="142"
      r="30"
      strokeWidth="3.500"
      strokeDasharray="0 9.400"
    />
    <circle className="glow" cx="268" cy="142" r="24" strokeWidth="3.500" strokeDasharray="0 11" />
    {count > 2 && <path className="wire" strokeWidth="6" d="M116 184l54-10M176 173l6-1" />}
  </>
);

export const BookAndSimitIcon = () => (
  <>
    <path d="M11 18.500C8.500 17 5.500 16.600 2 17V4.500c3.500-.5 6.500 0 9 1.800 2.500-1.800 5.500-2.300 9-1.800V9M11 6.300v12.200" />
    <circle cx="17.500" cy="16.500" r="4.700" />
    <circle cx="17.500" cy="16.500" r="1.500" />
  </>
);
