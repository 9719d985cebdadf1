/** The mark: three arches of Taşköprü, the river under them, an orange blossom rising over the deck. 48 × 48. */
export const mark = (
  <>
    <g transform="translate(24 12.2)" fill="var(--portakal)" stroke="var(--star)" strokeWidth="0.9">
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse key={turn} cy="-5.6" rx="3.9" ry="5" transform={`rotate(${turn})`} />
      ))}
      <circle r="2.9" fill="var(--star)" stroke="none" />
    </g>
    <path
      fill="currentColor"
      d="M2 40.5V27q22-7 44 0v13.5h-3V36a4.5 4.5 0 0 0-9 0v4.5h-3V35a7 7 0 0 0-14 0v5.5h-3V36a4.5 4.5 0 0 0-9 0v4.5z"
    />
    <path
      fill="none"
      stroke="var(--seyhan)"
      strokeWidth="2.6"
      strokeLinecap="round"
      d="M3 45q3.5-2.6 7 0t7 0 7 0 7 0 7 0 7 0"
    />
  </>
);
