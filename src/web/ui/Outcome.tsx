import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

interface OutcomeProps {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

/** What came of a form, in its place. Takes the focus: the button that had it is gone. */
export function Outcome({ title, children, action }: OutcomeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className="flex flex-col items-start gap-3 outline-none">
      <span className="arch grid h-16 w-13 place-items-center bg-open-soft text-open">
        <Check className="size-6" aria-hidden="true" />
      </span>
      <h3 className="text-lg">{title}</h3>
      <div className="flex flex-col gap-2">{children}</div>
      {action && <div className="mt-1 flex flex-wrap gap-2">{action}</div>}
    </div>
  );
}
