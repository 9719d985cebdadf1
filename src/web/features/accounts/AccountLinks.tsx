import { ChevronRight } from 'lucide-react';
import type { Account } from '#contract/accounts/accounts.ts';
import { accountTexts as texts } from '#web/texts/accounts.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Card } from '#web/ui/Card.tsx';
import { accountLinks, teamLink } from './account-links.ts';

export const AccountLinks = ({ role }: { role: Account['role'] }) => (
  <Card as="section" aria-labelledby="sizin-olanlar">
    <h2 id="sizin-olanlar" className="px-5 pt-5 text-xl">
      {texts.linksTitle}
    </h2>
    <ul className="p-2">
      {(role === 'moderator' || role === 'admin' ? [...accountLinks, teamLink] : accountLinks).map(
        ({ href, label }) => (
          <li key={href}>
            <Anchor
              href={href}
              className="flex min-h-12 items-center justify-between gap-3 rounded-md px-3 max-[18rem]:gap-0 max-[18rem]:px-1 font-semibold transition-colors hover:bg-portakal-soft"
            >
              {label}
              <ChevronRight className="size-5 shrink-0 text-quiet" aria-hidden="true" />
            </Anchor>
          </li>
        ),
      )}
    </ul>
  </Card>
);
