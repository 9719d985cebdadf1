import type { ItemDetails } from '#contract/moderation/moderation.ts';
import { ITEM_KINDS, type ItemKind, KIND_WORDS } from '#contract/moderation/moderation-words.ts';
import { formatDate } from '#contract/text/numbers.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { LongAddress } from '#web/ui/LongAddress.tsx';

/** Of what somebody sent all is counted; the inbox has only the part that waits for the team. */
const sentWords: Partial<Record<ItemKind, string>> = { reservation: texts.reservation };

type Sender = NonNullable<ItemDetails['sender']>;

const Mail = ({ email }: { email: string | null }) =>
  email && (
    <Anchor href={`mailto:${email}`} className="text-link tap block w-fit text-sm">
      <LongAddress>{email}</LongAddress>
    </Anchor>
  );

/** Who sent a record, and what else came from them. */
export function SenderCard({ sender }: { sender: Sender }) {
  const others = ITEM_KINDS.flatMap((kind) => {
    const count = sender.others[kind];
    return count ? [`${sentWords[kind] ?? KIND_WORDS[kind]} (${count})`] : [];
  });
  return (
    <>
      <p>
        {sender.name && <span className="mr-2 font-semibold wrap-anywhere">{sender.name}</span>}
        <span className="text-quiet text-sm">
          {sender.isMember
            ? texts.member
            : sender.isMembersAddress
              ? texts.membersAddress
              : texts.notMember}
        </span>
      </p>
      <Mail email={sender.email} />
      {sender.sentFrom && (
        <div>
          <p className="text-quiet text-sm">{texts.sentFrom}</p>
          <Mail email={sender.sentFrom} />
        </div>
      )}
      <p className="text-quiet text-sm">
        {others.length > 0 ? `${texts.senderOthers}: ${others.join(', ')}` : texts.nothingElse}
      </p>
    </>
  );
}

/** What the owner said to a claim, or until when it is waited for. */
function OwnersAnswer({
  answer: { answer, text, by, until },
  now,
}: {
  answer: NonNullable<NonNullable<ItemDetails['claim']>['owner']>;
  now: Date;
}) {
  const day = formatDate(until);
  if (!answer) {
    const isLate = new Date(until) <= now;
    return <p className="mt-2">{texts.ownersAnswer[isLate ? 'late' : 'none'](day)}</p>;
  }
  return (
    <blockquote className="mt-2 border-seyhan border-l-4 bg-sunken px-3 py-2">
      <p className="font-semibold">
        {texts.ownersAnswer[answer]}
        {by && <span className="font-normal text-quiet text-sm"> · {by}</span>}
      </p>
      {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
    </blockquote>
  );
}

/** A business that has an owner, and somebody who says it is theirs. */
export const BothSides = ({
  owners,
  sender,
  answer,
  now,
}: {
  owners: ItemDetails['owners'];
  sender: Sender | null;
  answer: NonNullable<ItemDetails['claim']>['owner'] | undefined;
  now: Date;
}) => (
  <div className="both-sides">
    <div>
      <h4 className="text-quiet text-sm">{texts.presentOwner}</h4>
      {owners.map(({ name, email, since }) => (
        <div key={`${name} ${email}`}>
          <p className="font-semibold wrap-anywhere">{name}</p>
          <Mail email={email} />
          <p className="text-quiet text-sm">{texts.ownerSince(formatDate(since))}</p>
        </div>
      ))}
      {answer && <OwnersAnswer answer={answer} now={now} />}
    </div>
    <div>
      <h4 className="text-quiet text-sm">{texts.claimant}</h4>
      {sender && <SenderCard sender={sender} />}
    </div>
  </div>
);
