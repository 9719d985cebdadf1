import type { ReactNode } from 'react';

/** A row of the same thing, so far apart. */
const row = (from: number, to: number, step: number, one: (x: number, n: number) => string) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, n) => one(from + n * step, n)).join('');

const START = -40;
const END = 1360;

/** The mountains to the north, from end to end. */
const ridge = row(
  START,
  END,
  320,
  (x) => `M${x} 178v-24l35-24 22 12 40-58 30 37 22-14 44 47 36-31 28 14 24-17 39 34v24z`,
);

/** What is behind the street, by what the district is known for; 320 × 200 and on to the right. */
export const lands: Record<string, ReactNode> = {
  toros: (
    <>
      <path className="glow" strokeWidth="44" opacity=".5" d="M286 52h0" />
      <path className="far" d={ridge} />
      <path
        className="lit"
        opacity=".8"
        d={row(START, END, 320, (x) => `M${x + 97} 84l13 16-8-3-7 5-9-5z`)}
      />
      <path
        className="mid"
        d={row(
          START,
          END,
          46,
          (x, n) =>
            `M${x} 178l${9 + (n % 3) * 2}-${26 + (n % 4) * 6} ${9 + (n % 3) * 2} ${26 + (n % 4) * 6}z`,
        )}
      />
    </>
  ),
  gol: (
    <>
      <path className="glow" strokeWidth="40" opacity=".5" d="M30 54h0" />
      <path
        className="far"
        d={`M${START} 140q90-26 200-12t230-8 240 6 260-8 240 6 230-2v60H${START}z`}
      />
      <path className="water" d={`M${START} 140H${END}v40H${START}z`} />
      <path
        className="glow"
        strokeWidth="2.500"
        opacity=".6"
        d={row(START, END, 70, (x, n) => `M${x} ${150 + (n % 3) * 8}h${18 + (n % 2) * 12}`)}
      />
      <path className="lit" d={row(20, END, 290, (x) => `M${x} 152V118l20 30z`)} />
      <path d={row(20, END, 290, (x) => `M${x - 14} 154h42l-8 8H${x - 7}z`)} />
      <path className="bark" strokeWidth="6" d={row(296, END, 240, (x) => `M${x} 178q6-40 0-76`)} />
      <path
        className="stem"
        strokeWidth="6"
        d={row(
          296,
          END,
          240,
          (x) =>
            `M${x} 102q-18-14-30 2M${x} 102q-6-22-24-18M${x} 102q18-14 30 2M${x} 102q6-22 24-18`,
        )}
      />
    </>
  ),
  // The old bridge, and the clock tower beyond it.
  kopru: (
    <>
      <path className="glow" strokeWidth="40" opacity=".5" d="M40 50h0" />
      <path
        className="far"
        d={row(
          START,
          END,
          400,
          (x) =>
            `M${x + 326} 140V62l8-14 8 14v78zM${x + 40} 140v-24a26 26 0 0 1 52 0v24zM${x + 30} 140V72l4-12 4 12v68zM${x + 94} 140V72l4-12 4 12v68z`,
        )}
      />
      <path className="water" d={`M${START} 158H${END}v22H${START}z`} />
      <path className="tile" d={`M${START} 128H${END}v38H${START}z`} />
      <path
        className="water"
        d={row(START, END, 50, (x) => `M${x + 8} 168v-8a17 18 0 0 1 34 0v8z`)}
      />
      <path className="glow" strokeWidth="3" opacity=".7" d={`M${START} 128H${END}`} />
      <path
        className="glow"
        strokeWidth="2.500"
        opacity=".5"
        d={row(START, END, 90, (x) => `M${x} 173h24`)}
      />
    </>
  ),
  // The plain that the river made: fields to the horizon, cotton, a row of poplars.
  ova: (
    <>
      <path className="glow" strokeWidth="62" opacity=".45" d="M282 118h0" />
      <path className="far" d={`M${START} 132H${END}v50H${START}z`} />
      <path className="leaf" d={`M${START} 146H${END}v34H${START}z`} />
      <path
        className="wire"
        strokeWidth="2"
        opacity=".25"
        d={row(START, END, 44, (x) => `M${x} 178l22-32`)}
      />
      <path
        className="glow"
        strokeWidth="5"
        d={row(START, END, 22, (x, n) => `M${x + (n % 2) * 8} ${154 + (n % 3) * 8}h0`)}
      />
      <path
        className="mid"
        d={row(
          12,
          END,
          170,
          (x) => `M${x} 146q-8-34 3-58 11 24 3 58zM${x + 16} 146q-7-26 3-46 10 20 2 46z`,
        )}
      />
    </>
  ),
  // Houses with tanks on their roofs, a minaret between them.
  mahalle: (
    <>
      <path className="glow" strokeWidth="40" opacity=".5" d="M288 46h0" />
      <path
        className="far"
        d={row(
          START,
          END,
          200,
          (x) => `M${x} 178V112h44V88h40v36h30v-46h36v60h50v40zM${x + 92} 78v-8h24v8z`,
        )}
      />
      <path
        className="mid"
        opacity=".8"
        d={row(START, END, 160, (x) => `M${x} 178v-42h48v-14h34v30h40v-20h38v46z`)}
      />
      <path
        className="lampline"
        strokeWidth="5"
        opacity=".8"
        d={row(
          START,
          END,
          80,
          (x, n) => `M${x + 12} ${148 + (n % 2) * 12}h0M${x + 34} ${148 + (n % 3) * 6}h0`,
        )}
      />
      <path className="far" d={row(20, END, 330, (x) => `M${x} 178V58l5-14 5 14v120z`)} />
    </>
  ),
};
