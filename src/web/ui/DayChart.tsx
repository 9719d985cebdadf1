import type { ReactNode } from 'react';

interface ChartDay {
  /** Said when the pointer rests on the day. */
  label: string;
  bar: number;
  /** On the dashed line, where there is one. */
  line?: number | undefined;
}

type DayChartProps = {
  /** What is drawn, and where it stands as a table. */
  label: string;
  days: ChartDay[];
  names: { bar: string; line?: string };
  /** Words below, spread over the width: one a day, or the first and the last. */
  axis: ReactNode[];
  format: (value: number) => string;
};

/** Width of a day and height of the ground in the drawing's own units. */
const DAY = 10;
const HEIGHT = 100;
const BAR = { left: 1.5, width: 7 };

/** Days as bars, perhaps with a dashed line over them; shapes tell them apart, not colours. */
export function DayChart({ label, days, names, axis, format }: DayChartProps) {
  const hasLine = names.line !== undefined;
  const top = topOf(Math.max(...days.map(({ bar, line = 0 }) => Math.max(bar, line))));
  const high = (value: number) => (value / top) * HEIGHT;
  const points = days
    .map(({ line = 0 }, at) => `${(at + 0.5) * DAY},${HEIGHT - high(line)}`)
    .join(' ');
  return (
    <figure>
      {hasLine && (
        <figcaption className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <Key name={names.bar}>
            <rect x="9" y="1" width="8" height="14" fill="var(--seyhan)" />
          </Key>
          <Key name={names.line ?? ''}>
            <path d="M0 8h26" stroke="var(--ink)" strokeWidth="2.5" strokeDasharray="5 4" />
          </Key>
        </figcaption>
      )}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5">
        <div
          aria-hidden="true"
          className="figures -my-2 flex flex-col justify-between text-right text-xs text-quiet"
        >
          <span>{format(top)}</span>
          <span>{format(top / 2)}</span>
          <span>0</span>
        </div>
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${days.length * DAY} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-44 w-full overflow-visible sm:h-56"
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <path
              key={y}
              d={`M0 ${y}H${days.length * DAY}`}
              stroke="var(--line)"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {days.map(({ label, bar }, at) => (
            <rect
              key={label}
              x={at * DAY + BAR.left}
              y={HEIGHT - high(bar)}
              width={BAR.width}
              height={high(bar)}
              fill="var(--seyhan)"
            />
          ))}
          {hasLine && (
            <g fill="none" strokeLinejoin="round">
              <polyline
                points={points}
                stroke="var(--surface)"
                strokeWidth="5"
                vectorEffect="non-scaling-stroke"
              />
              <polyline
                points={points}
                stroke="var(--ink)"
                strokeWidth="2.5"
                strokeDasharray="5 4"
                vectorEffect="non-scaling-stroke"
              />
            </g>
          )}
          {days.map(({ label, bar, line }, at) => (
            <rect key={label} x={at * DAY} width={DAY} height={HEIGHT} fill="transparent">
              <title>
                {`${label}: ${format(bar)}${hasLine ? ` (${names.line}: ${format(line ?? 0)})` : ''}`}
              </title>
            </rect>
          ))}
        </svg>
        <div
          aria-hidden="true"
          className={`col-start-2 mt-1.5 grid auto-cols-fr grid-flow-col text-xs text-quiet ${axis.length === days.length ? 'text-center' : '*:last:text-right'}`}
        >
          {axis.map((words, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words below an axis have only their place
            <span key={at}>{words}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}

const Key = ({ name, children }: { name: string; children: ReactNode }) => (
  <span className="inline-flex items-center gap-2">
    <svg viewBox="0 0 26 16" className="h-4 w-6.5" fill="none" aria-hidden="true">
      {children}
    </svg>
    {name}
  </span>
);

/** A round number that can be halved, not below the highest value. */
function topOf(highest: number): number {
  if (highest <= 2) return 2;
  const step = 2 * 10 ** Math.floor(Math.log10(highest));
  return Math.ceil(highest / step) * step;
}
