import type {
  PerformanceCounter,
  PerformanceTotals,
} from '#contract/statistics/business-performance.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { performanceTexts as texts } from '#web/texts/performance.ts';
import { classNames } from '#web/ui/class-names.ts';

const NAMES = Object.keys(texts.counters) as PerformanceCounter[];

/** The counters that came with these sums, in their order. */
export const countersIn = (totals: PerformanceTotals) =>
  NAMES.filter((name) => totals[name] !== undefined);

interface CounterChoiceProps {
  totals: PerformanceTotals;
  before: PerformanceTotals | undefined;
  value: PerformanceCounter;
  onChange: (counter: PerformanceCounter) => void;
}

/** The sums as buttons: the pressed one is drawn below. */
export const CounterChoice = ({ totals, before, value, onChange }: CounterChoiceProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own frame and layout
  <div
    role="group"
    aria-label={texts.pickCounter}
    className="grid grid-cols-2 gap-3 sm:grid-cols-3"
  >
    {countersIn(totals).map((name) => {
      const isOn = name === value;
      return (
        <button
          key={name}
          type="button"
          aria-pressed={isOn}
          onClick={() => onChange(name)}
          className={classNames(
            'card items-start gap-0.5 p-4 text-left hover:bg-seyhan-soft',
            isOn && 'bg-seyhan-soft! shadow-[inset_0_-4px_0_var(--seyhan)]!',
          )}
        >
          <span className="figures font-bold font-heading text-2xl">
            {formatNumber(totals[name] ?? 0)}
          </span>
          <span className={classNames('text-sm', isOn && 'font-semibold')}>
            {texts.counters[name]}
          </span>
          {before && (
            <span className="text-quiet text-xs">
              {texts.beforeWas(formatNumber(before[name] ?? 0))}
            </span>
          )}
        </button>
      );
    })}
  </div>
);
