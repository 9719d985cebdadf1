import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from '#web/ui/Anchor.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

type SectionHeadingProps = {
  title: ReactNode;
  lead?: ReactNode;
  action?: { href: string; label: string };
  id?: string;
  level?: 2 | 3;
};

/** A section's title, one sentence below it, and the way to all of it on the right. */
export function SectionHeading({ title, lead, action, id, level = 2 }: SectionHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
      <div className="min-w-0 grow basis-48">
        <Heading id={id}>{title}</Heading>
        {lead && <p className="mt-1.5 measure text-quiet">{lead}</p>}
      </div>
      {action && (
        <Anchor
          href={action.href}
          className="text-link inline-flex min-h-11 items-center gap-1.5 font-semibold"
        >
          {action.label}
          {/* Read without what stands around it, as in a list of links, it says of what. */}
          <VisuallyHidden>: {title}</VisuallyHidden>
          <ArrowRight className="size-4" aria-hidden="true" />
        </Anchor>
      )}
    </div>
  );
}
