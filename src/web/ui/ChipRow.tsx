import { type ReactNode, useId } from 'react';
import { Chip } from './Chip.tsx';
import { classNames } from './class-names.ts';

interface ChipRowProps {
  /** What is chosen here, e.g. 'İlçe'. */
  label: string;
  choices: {
    href: string;
    label: string;
    /** Beside the word, e.g. how many. */
    note?: string | undefined;
    icon?: ReactNode;
    isOn?: boolean;
  }[];
  /** So few that they may stand below each other on a phone. */
  isShort?: boolean;
}

/** Choices as links side by side: one touch, no form. On a phone the row is drawn along. */
export function ChipRow({ label, choices, isShort = false }: ChipRowProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className="min-w-0">
      <p id={id} className="mb-1.5 font-semibold text-quiet text-sm">
        {label}
      </p>
      <ul
        className={classNames(
          '-mx-1 flex gap-2 px-1 pb-1',
          isShort ? 'flex-wrap' : 'max-sm:overflow-x-auto sm:flex-wrap',
        )}
      >
        {choices.map((choice) => (
          <li key={choice.href} className="shrink-0">
            <Chip href={choice.href} icon={choice.icon} isOn={choice.isOn ?? false}>
              {choice.label}
              {choice.note && <span className="figures font-normal"> {choice.note}</span>}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
