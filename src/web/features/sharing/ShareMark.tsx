/** The signs people look for, drawn in one line each, 24 × 24. */
const marks = {
  whatsApp:
    'M3.5 20.5l1.3-4.4a8.5 8.5 0 1 1 3.2 3.1zM9 8.2c-.9 3.2 3.3 7.4 6.6 6.6l.7-1.7-2.1-1.2-1 .9a6 6 0 0 1-2-2l.9-1L10.9 7.7z',
  facebook:
    'M14 21v-8h3l.6-3.6H14V7.2c0-1 .5-1.8 1.9-1.8H18V2.6h-2.8C12 2.6 10.4 4.4 10.4 7v2.4H7.5V13h2.9v8z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm4 5.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zm4.9-1.5v.6',
};

export const ShareMark = ({ of }: { of: keyof typeof marks }) => (
  <svg
    viewBox="0 0 24 24"
    className="size-6"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={marks[of]} />
  </svg>
);
