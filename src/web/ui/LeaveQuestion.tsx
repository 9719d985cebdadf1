import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { leaveTexts as texts } from '#web/texts/kit.ts';
import { QuestionDialog } from '#web/ui/QuestionDialog.tsx';

/** The page of this site a click leads away to. */
function wayOut(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element && event.target.closest('a');
  const isElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!link || isElsewhere || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href, location.href);
  if (origin !== location.origin || (hash && pathname === location.pathname)) return undefined;
  return pathname + search + hash;
}

type Go = () => void;

/** One for each form that holds what is not saved: asks, and goes where that is meant. */
const questions = new Set<(go: Go) => void>();

/** Whether something was typed that would be lost: for acts that leave no page. */
export const hasUnsaved = (): boolean => questions.size > 0;

/** Goes there; where something typed would be lost, once it is said that this is meant. For ways that are no link. */
export function unlessUnsaved(go: Go): void {
  const [ask] = questions;
  if (ask) ask(go);
  else go();
}

/** While it is drawn, every way out of a form asks once: links and steps back here, the browser for the rest. */
export function LeaveQuestion() {
  const [, navigate] = useLocation();
  const [meant, setMeant] = useState<{ go: Go }>();
  useEffect(() => {
    const ask = (go: Go) => setMeant({ go });
    const stop = (event: MouseEvent) => {
      const way = wayOut(event);
      if (way === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => navigate(way));
    };
    let isMeant = false;
    const stopStep = (event: NavigateEvent) => {
      const isStep = event.navigationType === 'traverse' && !event.hashChange;
      if (!isStep || !event.cancelable || isMeant) return;
      event.preventDefault();
      const steps = event.destination.index - (navigation.currentEntry?.index ?? 0);
      ask(() => {
        isMeant = true;
        history.go(steps);
      });
    };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    // An older browser steps back unasked.
    const browsers = 'navigation' in window ? navigation : undefined;
    questions.add(ask);
    document.addEventListener('click', stop, { capture: true });
    browsers?.addEventListener('navigate', stopStep);
    window.addEventListener('beforeunload', warn);
    return () => {
      questions.delete(ask);
      document.removeEventListener('click', stop, { capture: true });
      browsers?.removeEventListener('navigate', stopStep);
      window.removeEventListener('beforeunload', warn);
    };
  }, [navigate]);
  return (
    <QuestionDialog
      open={meant !== undefined}
      onClose={() => setMeant(undefined)}
      title={texts.leaveTitle}
      yes={texts.leaveNow}
      onYes={() => meant?.go()}
      no={texts.stay}
    >
      <p>{texts.unsaved}</p>
    </QuestionDialog>
  );
}
