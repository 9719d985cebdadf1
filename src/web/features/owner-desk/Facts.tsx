import type { ReactNode } from 'react';
import { overviewTexts as texts } from '#web/texts/owner-workspace.ts';

/** Labels and values; what is not there says so. */
export const Facts = ({ facts }: { facts: [label: string, value: ReactNode][] }) => (
  <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
    {facts.map(([label, value]) => (
      <div key={label} className="min-w-0">
        <dt className="text-sm text-quiet">{label}</dt>
        <dd className="wrap-anywhere">
          {value || <span className="text-quiet">{texts.none}</span>}
        </dd>
      </div>
    ))}
  </dl>
);
