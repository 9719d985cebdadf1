/** How much of something is done; what it says in words stands beside it. */
export const Bar = ({ done, all, label }: { done: number; all: number; label: string }) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={all}
    aria-valuenow={done}
    className="h-2 w-full max-w-md overflow-hidden rounded-full bg-sunken"
  >
    <div className="h-full bg-open" style={{ width: `${all > 0 ? (100 * done) / all : 0}%` }} />
  </div>
);
