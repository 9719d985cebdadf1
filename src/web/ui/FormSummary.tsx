import { useEffect, useRef } from 'react';
import { Notice } from '#web/ui/Notice.tsx';

type FormSummaryProps = {
  /** `Formda düzeltilmesi gerekenler var` */
  title: string;
  problem?: string | undefined;
  errors: Partial<Record<string, string>>;
  /** Id of the control of a field, for the link to it. */
  idOf: (name: string) => string;
  /** Grows with every failed try: then the summary takes the focus. */
  tries: number;
};

/** What is wrong with a form, on top of it; every line leads to its field. */
export function FormSummary({ title, problem, errors, idOf, tries }: FormSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) ref.current?.focus();
  }, [tries]);
  const lines = Object.entries(errors).filter(([, sentence]) => sentence);
  if (!problem && lines.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1} className="outline-none" role="alert">
      <Notice tone="danger" title={problem ?? title}>
        {lines.length > 0 && (
          <ul className="mt-1 list-none p-0">
            {lines.map(([name, sentence]) => (
              <li key={name}>
                <a
                  href={`#${idOf(name)}`}
                  className="flex min-h-11 items-center sm:inline-flex"
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(idOf(name))?.focus();
                  }}
                >
                  {sentence}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
