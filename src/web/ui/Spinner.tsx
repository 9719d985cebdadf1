/** A turning ember; say in words beside it what is being waited for. */
export const Spinner = ({ className = 'size-5' }: { className?: string }) => (
  <svg viewBox="0 0 24 24" className={`spinner ${className}`} fill="none" aria-hidden="true">
    <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
    <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
  </svg>
);
