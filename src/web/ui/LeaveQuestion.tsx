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

/** How many forms hold what is not saved. */
let unsaved = 0;

/** Whether something was typed that would be lost: for acts that are no link. */
export const hasUnsaved = (): boolean => unsaved > 0;

/** While it is drawn, every way out of a form asks once: links here, the browser for the rest. */
export function LeaveQuestion() {
  const [, navigate] = useLocation();
  const [to, setTo] = useState<string>();
  useEffect(() => {
    const stop = (event: MouseEvent) => {
      const way = wayOut(event);
      if (way === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setTo(way);
    };
    unsaved += 1;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', stop, { capture: true });
    window.addEventListener('beforeunload', warn);
    return () => {
      unsaved -= 1;
      document.removeEventListener('click', stop, { capture: true });
      window.removeEventListener('beforeunload', warn);
    };
  }, []);
  return (
    <QuestionDialog
      open={to !== undefined}
      onClose={() => setTo(undefined)}
      title={texts.leaveTitle}
      yes={texts.leaveNow}
      onYes={() => to && navigate(to)}
      no={texts.stay}
    >
      <p>{texts.unsaved}</p>
    </QuestionDialog>
  );
}
