import type { MotifProps } from '../motif.ts';

export const RoofPitch = ({ variation: { count, lean, isOther } }: MotifProps) => (
  <>
    {/* Roofs of the quarter with their solar water heaters. */}
    <path className="far" d="M96 160v-42h26v-10l18-9v19h22v42zM262 160v-56h40v56z" />
    <path
      className="glow"
      opacity=".3"
      strokeWidth="1.500"
      d="M128 46v110M148 46v110M168 46v110M188 46v110M208 46v110M228 46v110M248 46v110M268 46v110M288 46v110M308 46v110M124 60H330M124 82H330M124 104H330M124 126H330"
    />
    <path className="wire" strokeWidth="5" d="M290 160V34M124 160V44" />
    <path d="M268 18h46v22h-46z" />
    <path
      className="amber"
      strokeWidth="9"
      d={count > 1 ? 'M277 29h0M291 29h0M305 29h0' : 'M282 29h0M300 29h0'}
    />
    <path className="lit" opacity=".22" d="M268 40h46l-60 118H112z" />
    <path
      className="glow"
      opacity=".8"
      strokeWidth="4"
      d={isOther ? 'M60 184H330M150 166l-30 18' : 'M40 178H330'}
    />
    <ellipse cx="208" cy="172" rx="44" ry="7" opacity=".4" />
    <g transform={`rotate(${lean * 13} 206 128)`}>
      <circle className="lit" cx="206" cy="128" r="43" />
      <path d="M206 111l16 12-6 19h-20l-6-19zM190 88q16-6 32 0l-2 7-14 9-14-9zM245 110q6 18 0 36l-8-2-7-16 7-15zM167 110q-6 18 0 36l8-2 7-16-7-15zM178 161l5-7 16 2 4 14q-14 1-25-9zM234 161l-5-7-16 2-4 14q14 1 25-9z" />
    </g>
  </>
);

export const RoofPitchIcon = () => (
  <>
    <circle cx="12" cy="12" r="9.500" />
    <path d="m12 8 3.800 2.800-1.400 4.400H9.600l-1.400-4.400zM12 8V2.500M15.800 10.800l5.300-1.700M14.400 15.200l3.200 4.500M9.600 15.200l-3.200 4.500M8.200 10.800 2.900 9.100" />
  </>
);
