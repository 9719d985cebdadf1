import { Camera, CircleX, Mail, Store } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { OwnerPlan } from '#contract/owners/owners.ts';
import { PLAN_NAMES } from '#contract/owners/plans.ts';
import type { DrawnPicture } from '#contract/uploads.ts';
import { workspaceTexts as texts } from '#web/texts/owner-workspace.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Picture } from '#web/ui/Picture.tsx';

type Look = Pick<ComponentProps<typeof Badge>, 'tone' | 'icon'>;
const looks: Record<string, Look> = {
  email_pending: { tone: 'info', icon: <Mail aria-hidden="true" /> },
  pending: { tone: 'closing' },
  approved: { tone: 'open' },
  rejected: { tone: 'danger', icon: <CircleX aria-hidden="true" /> },
};

/** Specification 4: any other value is 'Bilinmiyor', a missing one counts as pending. */
export const statusWord = (status: string | undefined): string => {
  const words: Record<string, string> = texts.statuses;
  return words[status ?? 'pending'] ?? texts.unknownStatus;
};

interface HeaderCardProps {
  name: string;
  /** Of the ownership. */
  status: string | undefined;
  /** The business itself is not on the site: nothing looks as if it were. */
  isUnpublished?: boolean;
  plan: OwnerPlan;
  logo?: DrawnPicture | undefined;
  /** Where the logo is put or changed: the tile leads there. */
  logoLink?: { href: string; label: string } | false;
  /** More words about the business. */
  badges?: ReactNode;
  actions?: ReactNode;
}

/** Logo, name, badges and what can be done. */
export function HeaderCard({
  name,
  status,
  isUnpublished = false,
  plan,
  logo,
  logoLink,
  badges,
  actions,
}: HeaderCardProps) {
  const tile = (
    <span className="grid size-20 flex-none place-items-center overflow-hidden rounded-lg border border-line bg-sunken text-quiet">
      {logo ? (
        <Picture
          {...logo}
          alt={texts.logoOf(name)}
          sizes="5rem"
          className="size-full object-cover"
        />
      ) : (
        <Store className="size-8" aria-hidden="true" />
      )}
    </span>
  );
  return (
    <Card as="section" className="gap-x-5 gap-y-4 p-4 sm:p-6 lg:flex-row lg:items-center">
      <div className="flex min-w-0 grow items-center gap-4 max-[18rem]:flex-col max-[18rem]:items-start">
        {logoLink ? (
          <Anchor
            href={logoLink.href}
            aria-label={logoLink.label}
            data-tooltip={logoLink.label}
            className="relative flex-none rounded-lg"
          >
            {tile}
            <span className="-right-2 -bottom-2 absolute grid size-8 place-items-center rounded-full border border-line bg-raised shadow-card">
              <Camera className="size-4.5" aria-hidden="true" />
            </span>
          </Anchor>
        ) : (
          tile
        )}
        <div className="flex min-w-0 flex-col gap-2">
          <h1 tabIndex={-1} className="text-2xl wrap-anywhere outline-none">
            {name}
          </h1>
          <p className="flex flex-wrap gap-1.5">
            {isUnpublished ? (
              <Badge>{texts.ownership(statusWord(status))}</Badge>
            ) : (
              <Badge {...(looks[status ?? 'pending'] ?? { tone: 'closed' })}>
                {statusWord(status)}
              </Badge>
            )}
            <Badge tone={plan === 'free' ? 'neutral' : 'highlight'}>
              {texts.plan(PLAN_NAMES[plan])}
            </Badge>
            {badges}
          </p>
        </div>
      </div>
      {actions && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2 *:gap-1.5! *:px-1.5! lg:flex-none lg:grid-cols-3 lg:*:px-3!">
          {actions}
        </div>
      )}
    </Card>
  );
}
