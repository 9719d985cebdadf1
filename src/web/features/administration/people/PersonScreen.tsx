import { useState } from 'react';
import {
  changeRole,
  endPersonSession,
  endPersonSessions,
  GRANTED_ROLES,
  getPerson,
  type PersonFile,
} from '#contract/moderation/administration-records.ts';
import { formatDate } from '#contract/text/numbers.ts';
import { useAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { ROLE_WORDS, peopleTexts as texts } from '#web/texts/administration-records.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { ActButton } from '../ActButton.tsx';
import { StatusBadge } from '../businesses/StatusBadge.tsx';
import { NoRecord, Waiting } from '../Loading.tsx';
import { Panel } from '../Panel.tsx';
import { RoleBadge } from './RoleBadge.tsx';

/** One person: the role, where they are signed in, what they own. */
export function PersonScreen({ id }: { id: number }) {
  const api = useApi();
  const asked = useAsked(`person ${id}`, (signal) => api.call(getPerson, { id }, { signal }));
  if (asked.state === 'loading') return <Waiting />;
  if (asked.state === 'failed') {
    return <NoRecord asked={asked} texts={texts} listHref="/admin/users" />;
  }
  const person = asked.data;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-heading font-semibold text-xl wrap-anywhere">
          {person.email ?? texts.title(id)}
        </p>
        <RoleBadge role={person.role} />
        <span className="text-quiet">
          {person.name || texts.unnamed} · {formatDate(person.createdAt)}
        </span>
        <ButtonLink size="sm" variant="quiet" href="/admin/users">
          {texts.back}
        </ButtonLink>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <RolePanel key={person.role} person={person} onChanged={asked.set} />
        <SessionsPanel person={person} onChanged={asked.set} />
        <Panel title={texts.businessesTitle}>
          {person.businesses.length === 0 && <p className="text-quiet">{texts.noBusinesses}</p>}
          <ul className="flex flex-col gap-2 text-sm">
            {person.businesses.map((business) => (
              <li key={business.id} className="flex flex-wrap items-center gap-2">
                <Anchor href={`/admin/businesses/${business.id}`} className="tap">
                  {business.name}
                </Anchor>
                <StatusBadge status={business.status} />
                <span className="text-quiet">{texts.as[business.as]}</span>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </>
  );
}

interface PartProps {
  person: PersonFile;
  onChanged: (person: PersonFile) => void;
}

function RolePanel({ person, onChanged }: PartProps) {
  const api = useApi();
  const account = useAccount();
  const isOwn = account.kind === 'member' && account.account.id === person.id;
  // An owner is one by a claim: taking every other role away leaves that.
  const held = GRANTED_ROLES.find((role) => role === person.role) ?? 'user';
  const [chosen, setChosen] = useState<string>(held);
  const role = GRANTED_ROLES.find((one) => one === chosen) ?? 'user';
  return (
    <Panel title={texts.roleTitle} lead={isOwn ? texts.own : texts.roleLead}>
      {!isOwn && (
        <>
          <Select
            label={texts.role}
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
            options={GRANTED_ROLES.map((value) => ({
              value,
              label:
                value === 'user' && person.role === 'owner' ? ROLE_WORDS.owner : ROLE_WORDS[value],
            }))}
          />
          {role !== held && (
            <div>
              <ActButton
                label={texts.give}
                size="md"
                question={{
                  title: texts.roleQuestion,
                  text: texts.roleText(person.email ?? '', ROLE_WORDS[role]),
                  yes: texts.roleYes,
                }}
                act={async () => {
                  const changed = await api.call(changeRole, { id: person.id, role });
                  onChanged(changed);
                  return { title: texts.roleSaved, description: ROLE_WORDS[changed.role] };
                }}
              />
            </div>
          )}
        </>
      )}
    </Panel>
  );
}

function SessionsPanel({ person, onChanged }: PartProps) {
  const api = useApi();
  const { id, sessions } = person;
  return (
    <Panel title={texts.sessionsTitle}>
      {sessions.length === 0 && <p className="text-quiet">{texts.noSessions}</p>}
      <ul className="flex flex-col divide-y divide-line text-sm">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span>
              <span className="font-semibold">{session.device}</span>
              <span className="block text-quiet">
                {texts.opened(formatMoment(session.openedAt))}
                <br />
                {texts.seen(formatMoment(session.lastSeenAt))}
              </span>
            </span>
            <ActButton
              label={texts.end}
              aria-label={texts.endOf(session.device)}
              act={async () => {
                onChanged(await api.call(endPersonSession, { id, session: session.id }));
                return { title: texts.ended, description: session.device };
              }}
            />
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <ActButton
            label={texts.endAll}
            question={{ title: texts.endQuestion, text: texts.endText, yes: texts.endAll }}
            act={async () => {
              onChanged(await api.call(endPersonSessions, { id }));
              return { title: texts.ended };
            }}
          />
        </div>
      )}
    </Panel>
  );
}
