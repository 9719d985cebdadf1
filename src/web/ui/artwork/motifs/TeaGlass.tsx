import type { MotifProps } from '../motif.ts';

const glass =
  'M183 44c1 28 16 38 15 56-1 14-13 18-13 34 0 11 6 18 14 18h32c8 0 14-7 14-18 0-16-12-20-13-34-1-18 14-28 15-56z';
const tea =
  'M186 64c4 18 13 24 12 36-1 14-11 18-11 34 0 9 5 14 12 14h32c7 0 12-5 12-14 0-16-10-20-11-34-1-12 8-18 12-36z';

export const TeaGlass = ({ variation: { count, isOther } }: MotifProps) => (
  <>
    <path
      className="glow"
      opacity=".5"
      strokeWidth="5"
      d={isOther ? 'M203 34c-8-8 6-12-1-22M226 34c-8-8 6-12-1-22' : 'M215 35c-9-9 7-14-1-26'}
    />
    <ellipse cx="215" cy="163" rx="70" ry="13" opacity=".5" />
    <ellipse className="lit" cx="215" cy="157" rx="68" ry="13" />
    <ellipse className="pale" cx="215" cy="155" rx="44" ry="7" />
    <path className="lit" opacity=".45" d={glass} />
    <path d={tea} />
    <path
      className="warm"
      opacity=".6"
      d="M186 64c4 18 13 24 12 36-1 14-11 18-11 34 0 9 5 14 12 14h6c-10-8-8-24 0-36 8-14-2-30-2-48z"
    />
    <path className="glow" strokeWidth="3" d="M183 44h64" />
    <path className="glow" opacity=".8" strokeWidth="4" d="M236 52q-2 18-10 30M238 136q0 6-4 8" />
    <path className="lit" d="M254 140l13-4 5 12-13 4z" />
    {count > 1 && <path className="lit" d="M266 150l12 0 0 11-12 0z" />}
    {count > 2 && (
      <path className="wire" strokeWidth="4" d="M134 150l40 8M128 148q-8-6-14-3t4 7 10-4z" />
    )}
  </>
);

export const TeaGlassIcon = () => (
  <>
    <path d="M7.500 3h9c-.2 3.500-2.600 4.800-2.600 7.200 0 2 2.100 2.600 2.100 5 0 1.800-1 2.800-2.300 2.800h-3.400C9 18 8 17 8 15.200c0-2.400 2.100-3 2.100-5C10.100 7.800 7.700 6.500 7.500 3z" />
    <path d="M8.400 6.500h7.200M4 20.500q8 2 16 0" />
  </>
);
