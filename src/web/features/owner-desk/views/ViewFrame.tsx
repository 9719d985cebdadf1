import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { workspaceTexts as texts } from '#web/texts/owner-workspace.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { LeaveQuestion } from '#web/ui/LeaveQuestion.tsx';
import { useWorkspace } from '../workspace-context.ts';

interface ViewFrameProps {
  title: string;
  lead?: ReactNode;
  /** What was typed is not saved yet: leaving asks once. */
  isUnsaved?: boolean;
  children: ReactNode;
}

/** A form or list in the place of the tabs, with the way back to them. Its heading takes the focus. */
export function ViewFrame({ title, lead, isUnsaved = false, children }: ViewFrameProps) {
  const { hrefOf } = useWorkspace();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="flex max-w-3xl flex-col gap-5">
      <div>
        <ButtonLink
          href={hrefOf({})}
          variant="quiet"
          size="sm"
          icon={<ArrowLeft aria-hidden="true" />}
          className="-ml-3"
        >
          {texts.back}
        </ButtonLink>
        <h2 ref={heading} tabIndex={-1} className="mt-1 text-2xl outline-none scroll-mt-24">
          {title}
        </h2>
        {lead && <p className="mt-1 text-quiet">{lead}</p>}
      </div>
      {children}
      {isUnsaved && <LeaveQuestion />}
    </section>
  );
}
