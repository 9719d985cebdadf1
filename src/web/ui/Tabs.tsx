import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

type Tab<Value extends string> = { value: Value; label: string; icon?: ReactNode };

type TabsProps<Value extends string> = {
  label: string;
  tabs: Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** What a tab holds; all stay drawn, so what was typed in one survives a look at another. */
  panel: (value: Value) => ReactNode;
  className?: string;
};

/** One of several ways to the same end; arrow keys, Home and End go from tab to tab. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  panel,
  className,
}: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const last = tabs.length - 1;
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to ?? 0]?.focus();
  };
  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="segments flex noscript:hidden"
        onKeyDown={step}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-controls={`${id}-${tab.value}-panel`}
            aria-selected={tab.value === value}
            tabIndex={tab.value === value ? 0 : -1}
            className="segment min-w-0 grow px-2!"
            onClick={() => onChange(tab.value)}
          >
            {tab.icon}
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}-panel`}
          aria-labelledby={`${id}-${tab.value}`}
          hidden={tab.value !== value}
          className="mt-4 sm:mt-6"
        >
          {panel(tab.value)}
        </div>
      ))}
    </div>
  );
}
