import type { ReactNode } from 'react';

/** What is wrong with a field: a shape and a word, not a colour alone. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className="field-error">
    <svg viewBox="0 0 16 16" className="mt-[0.2em] size-4 shrink-0" aria-hidden="true">
      <path fill="currentColor" d="M8 1 15.5 14.5H.5zM7.2 6v4.2h1.6V6zm0 5.2v1.6h1.6v-1.6z" />
    </svg>
    {children}
  </p>
);
