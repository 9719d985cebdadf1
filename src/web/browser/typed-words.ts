import { useEffect, useEffectEvent, useState } from 'react';
import { useAccount } from './account-context.ts';

const PREFIX = 'typed ';
const forms = new Set<() => void>();

/** The session has ended under what is being typed: each form that is open keeps its words in this tab. */
export function keepTypedWords(): void {
  for (const keep of forms) keep();
}

interface Form<Values> {
  values: Values;
  setValues: (change: (before: Values) => Values) => void;
}

/**
 * A form that has its words back when whoever typed them has signed in again. `key` tells it from the
 * others; a form without one keeps its words elsewhere. Only what was changed is kept: the rest may be another's
 * change meanwhile.
 */
export function useTypedWords<Values extends object>(
  key: string | undefined,
  form: Form<Values>,
): void {
  const account = useAccount();
  const owner = account.kind === 'member' ? account.account.id : undefined;
  const place = `${PREFIX}${key}`;
  const [initial] = useState(form.values);

  const keep = useEffectEvent(() => {
    const before = new Map<string, unknown>(Object.entries(initial));
    const typed = Object.entries(form.values).filter(([name, value]) => value !== before.get(name));
    if (typed.length === 0) return;
    try {
      sessionStorage.setItem(place, JSON.stringify({ owner, typed: Object.fromEntries(typed) }));
    } catch {
      // A browser that keeps nothing: the words are lost with the screen.
    }
  });
  const take = useEffectEvent(() => {
    try {
      const text = sessionStorage.getItem(place);
      sessionStorage.removeItem(place);
      const kept = JSON.parse(text ?? 'null') as { owner?: number; typed: Partial<Values> } | null;
      if (kept && kept.owner === owner) form.setValues((before) => ({ ...before, ...kept.typed }));
    } catch {
      // Nothing is kept here.
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another form's words
  useEffect(() => {
    if (key === undefined) return;
    take();
    forms.add(keep);
    return () => void forms.delete(keep);
  }, [place]);
}

interface SteppedForm<Values, Step> extends Form<Values> {
  step: Step;
  showStep: (step: Step) => void;
}

/** The same for a form of several steps, which is found again at the step where it was left. */
export function useTypedSteps<Values extends object, Step extends number>(
  key: string | undefined,
  { values, setValues, step, showStep }: SteppedForm<Values, Step>,
): void {
  useTypedWords<Values & { step: Step }>(key, {
    values: { ...values, step },
    setValues(change) {
      const { step: left, ...typed } = change({ ...values, step });
      setValues((before) => ({ ...before, ...typed }));
      showStep(left);
    },
  });
}
