import type { MotifProps } from '../motif.ts';

export const Mortar = ({ variation: { count, lean, isOther } }: MotifProps) => (
  <>
    <ellipse cx="215" cy="172" rx="72" ry="9" opacity=".35" />
    <g transform={`rotate(${lean} 230 90)`}>
      <path className="glow" strokeWidth="13" d="M226 96l34-56" />
      <path className="glow" strokeWidth="21" d="M260 40l3-5" />
    </g>
    <path className="bark" strokeWidth="4" d="M190 92q-6-30-24-44M180 90q-18-10-36-12" />
    <path
      className="mid"
      d="M166 48q-22-2-20-24 20 4 20 24zM172 54q-2-22 18-26 4 20-18 26zM184 72q-4-18 14-24 6 18-14 24zM144 78q-18 4-24-12 18-4 24 12zM158 80q-10 14-26 6 8-14 26-6z"
    />
    <path className="lit" d="M160 92h110c-1 30-14 48-36 56l10 22h-58l10-22c-22-8-35-26-36-56z" />
    <path
      className="tint"
      opacity=".6"
      d="M246 92h24c-1 30-14 48-36 56l10 22h-26l-4-22c20-12 32-30 32-56z"
    />
    <rect x="152" y="84" width="126" height="13" rx="6.500" />
    <path
      className="amber"
      strokeWidth="4"
      d={isOther ? 'M165 114q50 10 100 0' : 'M198 148h34M165 113h100'}
    />
    {count > 1 && <path d="M272 172v-26q0-5 6-6v-8h14v8q6 1 6 6v26z" opacity=".9" />}
    {count > 1 && <path className="lit" d="M272 150h26v12h-26z" opacity=".8" />}
    {count > 2 && <path className="glow" strokeWidth="9" d="M140 174h0M152 178h0M128 179h0" />}
  </>
);

export const MortarIcon = () => (
  <>
    <path d="M3.500 10h17M5 10c0 4.500 2 7 4.500 8L8.500 21.500h7l-1-3.500c2.500-1 4.500-3.500 4.500-8M13 10l4-7.500" />
    <path d="M9 10C9 7 7.500 5.500 5 5c0 3 1.500 4.500 4 5z" />
  </>
);
