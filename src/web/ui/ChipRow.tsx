import { Fragment, type ReactNode, useId } from 'react';
import { kitTexts } from '#web/texts/kit.ts';
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
  /** The choices say themselves what they are: the label is only spoken. */
  isLabelPlain?: boolean;
}

/** On a wide screen two rows of them; what else there is stands behind a press. */
const UNFOLDED = 13;

/**
 * Choices as links side by side: one touch, no form. On phones and tablets the row is drawn along; on a wide screen
 * they stand in columns, so that a font that comes late makes no new line.
 */
export function ChipRow({ label, choices, isShort = false, isLabelPlain = false }: ChipRowProps) {
  const id = useId();
  // The one there is, and it is taken: nothing to choose.
  if (choices.length < 2 && choices[0]?.isOn) return null;
  return (
    <nav aria-labelledby={id} className="min-w-0">
      <p id={id} className={isLabelPlain ? 'sr-only' : 'mb-1.5 font-semibold text-quiet text-sm'}>
        {label}
      </p>
      <ul
        className={classNames(
          '-mx-1 flex gap-2 px-1 pb-1',
          isShort
            ? 'flex-wrap'
            : 'max-lg:overflow-x-auto [scrollbar-width:none] lg:grid lg:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))]',
        )}
      >
        {choices.map((choice, at) => (
          <Fragment key={choice.href}>
            {at === UNFOLDED && at < choices.length - 1 && (
              <li className="chip-fold max-lg:hidden">
                <details open={choices.slice(at).some(({ isOn }) => isOn)}>
                  <summary className="chip fold-sign w-full">{kitTexts.more}</summary>
                </details>
              </li>
            )}
            <li className="min-w-0 shrink-0">
              <Chip
                href={choice.href}
                icon={choice.icon}
                isOn={choice.isOn ?? false}
                className={isShort ? undefined : 'gap-y-0 leading-tight lg:w-full lg:flex-wrap'}
              >
                <span className="truncate" title={choice.label}>
                  {choice.label}
                </span>
                {choice.note && <span className="figures ml-auto font-normal"> {choice.note}</span>}
              </Chip>
            </li>
          </Fragment>
        ))}
      </ul>
    </nav>
  );
}
