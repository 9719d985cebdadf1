import type { ComponentProps } from 'react';
import {
  BUSINESS_ROLE_NAMES,
  type Colleague,
  leaveTeam,
  listTeam,
  MAX_COLLEAGUES,
  removeColleague,
} from '#contract/owners/owner-team.ts';
import { formatDate } from '#contract/text/numbers.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { settingsTexts as texts } from '#web/texts/owner-workspace.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ActButton } from './ActButton.tsx';
import { InviteForm } from './InviteForm.tsx';
import { PartFailed, PartLoading } from './Part.tsx';
import { useWorkspace } from './workspace-context.ts';

/** Who acts for the business; an owner invites and removes, a colleague may leave. */
export function TeamSection() {
  const api = useApi();
  const { business } = useWorkspace();
  const { id, role } = business;
  const asked = useAsked(String(id), (signal) => api.call(listTeam, { id }, { signal }));
  const team = asked.state === 'ready' ? asked.data : [];
  return (
    <Card as="section" aria-labelledby="ekip" className="gap-4 p-4 sm:p-6">
      <div>
        <h3 id="ekip" className="text-lg">
          {texts.team}
        </h3>
        <p className="mt-1 text-quiet">{role === 'owner' ? texts.teamText : texts.teamOfOwner}</p>
      </div>
      {asked.state === 'loading' && <PartLoading />}
      {asked.state === 'failed' && <PartFailed onAgain={asked.again} />}
      {asked.state === 'ready' && (
        <>
          <ul className="flex flex-col divide-y divide-line">
            {team.map((colleague) => (
              <Member
                key={colleague.email}
                colleague={colleague}
                onRemoved={() =>
                  asked.set((now) => now.filter(({ email }) => email !== colleague.email))
                }
              />
            ))}
          </ul>
          {role === 'owner' && team.length <= MAX_COLLEAGUES && (
            <InviteForm
              onInvited={(invited) =>
                asked.set((now) => [...now.filter(({ email }) => email !== invited.email), invited])
              }
            />
          )}
        </>
      )}
    </Card>
  );
}

const tones: Record<Colleague['state'], ComponentProps<typeof Badge>['tone']> = {
  claimed: 'open',
  active: 'open',
  invited: 'closing',
  over: 'closed',
};

/** A colleague goes, an owner gives up what a claim gave. */
const goAway = {
  label: texts.leave,
  question: { title: texts.leaveTitle, text: texts.leaveText, yes: texts.leaveNow },
};
const giveUp = {
  label: texts.giveUp,
  question: { title: texts.giveUpTitle, text: texts.giveUpText, yes: texts.giveUpNow },
};

function Member({ colleague, onRemoved }: { colleague: Colleague; onRemoved: () => void }) {
  const api = useApi();
  const { business, leave } = useWorkspace();
  const { id, name, email, role, state, isYou, invitationExpiresAt } = colleague;
  const isInvitation = state === 'invited' || state === 'over';
  const remove = async () => {
    if (id !== null) await api.call(removeColleague, { id: business.id, colleagueId: id });
    onRemoved();
    return isInvitation ? texts.invitationWithdrawn : texts.removed;
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {name || email} {isYou && <span className="font-normal text-quiet">({texts.you})</span>}
        </p>
        {name && <p className="text-sm text-quiet wrap-anywhere">{email}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-quiet">
          <Badge tone={tones[state]}>{texts.states[state]}</Badge>
          {state !== 'claimed' && BUSINESS_ROLE_NAMES[role]}
          {state === 'invited' && invitationExpiresAt && (
            <span>{texts.invitedUntil(formatDate(invitationExpiresAt))}</span>
          )}
        </p>
      </div>
      {isYou && (state === 'active' || state === 'claimed') && (
        <ActButton
          {...(state === 'claimed' ? giveUp : goAway)}
          act={async () => {
            await api.call(leaveTeam, { id: business.id });
            leave();
            return state === 'claimed' ? texts.givenUp : texts.left;
          }}
        />
      )}
      {!isYou && id !== null && business.role === 'owner' && (
        <ActButton
          label={isInvitation ? texts.withdraw : texts.remove}
          aria-label={isInvitation ? texts.withdrawOf(email) : texts.removeOf(name || email)}
          question={
            isInvitation
              ? { title: texts.withdrawTitle, text: texts.withdrawText, yes: texts.withdraw }
              : {
                  title: texts.removeTitle(name || email),
                  text: texts.removeText,
                  yes: texts.removeNow,
                }
          }
          act={remove}
        />
      )}
    </li>
  );
}
