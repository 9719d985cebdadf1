import type { MotifProps } from '../motif.ts';

export const Mirror = ({ variation: { count, isOther, lean } }: MotifProps) => (
  <>
    <ellipse cx="215" cy="172" rx="56" ry="8" opacity=".4" />
    <path d="M209 138h12l4 24q20 2 26 10h-72q6-8 26-10z" />
    <g transform={`rotate(${lean} 215 150)`}>
      {isOther ? (
        <>
          <circle cx="215" cy="84" r="62" />
          <circle
            className="amber"
            cx="215"
            cy="84"
            r="55"
            strokeWidth="6"
            strokeDasharray="0 21.600"
          />
          <circle className="pale" cx="215" cy="84" r="46" />
        </>
      ) : (
        <>
          <path d="M215 22c30 0 52 26 52 62s-22 60-52 60-52-24-52-60 22-62 52-62z" />
          <path
            className="pale"
            d="M215 31c25 0 43 22 43 53s-18 51-43 51-43-20-43-51 18-53 43-53z"
          />
          <path className="warm" d="M215 10q9 6 9 14h-18q0-8 9-14z" />
        </>
      )}
      <path className="lit" opacity=".75" d="M186 116l52-66 9 8-52 66zM202 130l54-68 2 9-50 62z" />
    </g>
    <path d="M270 174v-18h16v18z" />
    <path className="warm" d="M272 156v-14l12-8v22z" />
    {count > 1 && (
      <>
        <path className="lit" opacity=".85" d="M132 174v-22q0-7 7-7h18q7 0 7 7v22z" />
        <path d="M142 145v-8h12v8zM158 133h-12v5h12z" />
      </>
    )}
    {count > 2 && (
      <path
        className="bark"
        strokeWidth="3"
        d="M118 182h-48M74 182v8M82 182v8M90 182v8M98 182v8M106 182v8M114 182v8"
      />
    )}
  </>
);

export const MirrorIcon = () => (
  <>
    <ellipse cx="12" cy="9" rx="6.500" ry="7" />
    <path d="M9.500 11.500 14 6M12 16v3M7.500 21.500q0-2.500 4.500-2.500t4.500 2.500z" />
  </>
);
