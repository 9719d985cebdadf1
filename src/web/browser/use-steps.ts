import { useEffect, useState } from 'react';

/** Steps that were turned to on the way to the one that is shown, itself the last. */
type Trail<Step> = readonly [...Step[], Step];

/** What an entry of the history carries of a form in steps. */
const entryTrail = <Step>() => (history.state as { trail?: Trail<Step> } | null)?.trail;
const withTrail = <Step>(trail: Trail<Step>) => ({ ...(history.state as object | null), trail });
const lastOf = <Step>(trail: Trail<Step>) => trail[trail.length - 1] as Step;

/**
 * The steps of a form. Each that is turned to is an entry of the history: the browser's way back leads to the step
 * before and not out of the form, and a reload finds the step again.
 */
export function useSteps<Step extends number>(first: Step) {
  const [{ trail, turns }, setPlace] = useState({ trail: [first] as Trail<Step>, turns: 0 });
  const step = lastOf(trail);

  useEffect(() => {
    const come = (turned: number) => {
      const left = entryTrail<Step>();
      if (left) setPlace((from) => ({ trail: left, turns: from.turns + turned }));
    };
    const onStep = () => come(1);
    come(0);
    addEventListener('popstate', onStep);
    return () => removeEventListener('popstate', onStep);
  }, []);

  const before = trail.slice(0, -1) as Step[];
  return {
    step,
    /** Grows when a step was turned to: then its top takes the focus. */
    turns,
    turnTo(to: Step) {
      if (before.at(-1) === to) return history.back();
      const isOnward = to > step;
      const next: Trail<Step> = [...(isOnward ? trail : before), to];
      // Whoever changed the address meanwhile has written another state over this entry's.
      if (isOnward) history.replaceState(withTrail(trail), '');
      history[isOnward ? 'pushState' : 'replaceState'](withTrail(next), '');
      setPlace((from) => ({ trail: next, turns: from.turns + 1 }));
    },
    /** For what takes the focus in it. */
    showStep(to: Step) {
      const next: Trail<Step> = [...before, to];
      history.replaceState(withTrail(next), '');
      setPlace((from) => ({ ...from, trail: next }));
    },
    /** Back to the entry the form began at, once it is over: who goes back from there has left it. */
    async leaveSteps() {
      if (before.length === 0) return;
      const isThere = new Promise((there) => addEventListener('popstate', there, { once: true }));
      history.go(-before.length);
      await isThere;
    },
  };
}
