/** The drawings of empty states, each as `empty-` and its name in the file of drawings. */
export const emptyDrawings = {
  // A slice of lemon is all that is left, and a glass of tea to wait with.
  plate: (
    <>
      <ellipse className="mid" cx="84" cy="119" rx="66" ry="12" />
      <ellipse className="lit" cx="84" cy="113" rx="66" ry="13" />
      <ellipse className="pale" cx="84" cy="111" rx="42" ry="7" />
      <path className="warm" d="M70 112a14 9 0 0 1 28 0z" />
      <path className="glow" strokeWidth="2" d="M84 110v-4M78 110l-3-3M90 110l3-3" />
      <path
        className="lit"
        opacity=".6"
        d="M150 62c0 15 8 21 8 30 0 8-7 10-7 19 0 6 3 10 8 10h16c5 0 8-4 8-10 0-9-7-11-7-19 0-9 8-15 8-30z"
      />
      <path d="M152 76c2 8 6 11 6 16 0 8-6 10-6 19 0 5 3 7 7 7h16c4 0 7-2 7-7 0-9-6-11-6-19 0-5 4-8 6-16z" />
      <path
        className="warm"
        opacity=".6"
        d="M152 76c2 8 6 11 6 16 0 8-6 10-6 19 0 5 3 7 7 7-4-10 4-14 4-26 0-6-2-10-3-16z"
      />
      <path
        className="glow"
        strokeWidth="4"
        opacity=".7"
        d="M162 54c-6-7 5-9 0-18M173 54c-6-7 5-9 0-18"
      />
    </>
  ),
  // The shutter is down; the broom leans beside it.
  shutter: (
    <>
      <path className="mid" d="M44 30h112v98H44z" />
      <path className="lit" d="M40 20q0-6 6-6h108q6 0 6 6v14H40z" />
      <path className="tint" d="M52 42h96v86H52z" />
      <path
        className="bark"
        strokeWidth="3"
        d="M54 52h92M54 63h92M54 74h92M54 85h92M54 96h92M54 107h92"
      />
      <path d="M52 116h96v12H52z" />
      <path className="warm" d="M93 110h14v14H93z" />
      <path className="amber" strokeWidth="3.500" d="M96 110v-4a4 4 0 0 1 8 0v4" />
      <path className="wire" strokeWidth="3" d="M60 24h30M98 24h14M120 24h20" />
      <path className="bark" strokeWidth="3.500" d="M172 60l-6 46" />
      <path className="amber" strokeWidth="5" d="M165 108l-5 18M167 108v19M169 108l5 17" />
    </>
  ),
  // A folded map, and a pin with nowhere to stand.
  pin: (
    <>
      <path className="lit" d="M34 84l42-14 48 14 42-14v46l-42 14-48-14-42 14z" />
      <path className="pale" d="M76 70l48 14v46l-48-14z" />
      <path className="bark" strokeWidth="5" opacity=".6" d="M36 112q24-22 44-10t42 0 42-16" />
      <ellipse cx="100" cy="102" rx="14" ry="4" opacity=".4" />
      <path
        className="warm"
        fillRule="evenodd"
        d="M100 90c-14-18-26-30-26-46a26 26 0 0 1 52 0c0 16-12 28-26 46zM100 34a11 11 0 1 0 .1 0z"
      />
      <path
        className="amber"
        strokeWidth="4"
        strokeDasharray="0 10"
        d="M52 122l28-14M126 104l30-12"
      />
    </>
  ),
  // A heart kept like a blossom on its branch.
  heart: (
    <>
      <path className="bark" strokeWidth="5" d="M34 122q50-4 72-40M70 114q26 8 52-4" />
      <path
        className="mid"
        d="M122 110q16-12 34-2-16 16-34 2zM52 118q-4-20 12-30 10 18-12 30zM90 108q22 4 24 24-22 0-24-24z"
      />
      <path
        className="warm"
        d="M110 96C78 74 70 60 76 44c6-15 26-16 34 0 8-16 28-15 34 0 6 16-2 30-34 52z"
      />
      <path className="glow" strokeWidth="5" opacity=".7" d="M86 54q0-9 8-11" />
      <path className="glow" strokeWidth="9" d="M44 104h0M53 100h0M49 110h0" />
      <path className="amber" strokeWidth="4" d="M49 104h0" />
    </>
  ),
};

export type EmptyKind = keyof typeof emptyDrawings;
