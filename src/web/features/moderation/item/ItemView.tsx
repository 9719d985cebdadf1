import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isOpenClaim } from '#contract/claims.ts';
import type { AllowedTransition, ItemDetails } from '#contract/moderation/moderation.ts';
import { SIGN_WORDS } from '#web/texts/decision-words.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useShortcuts } from '../inbox/use-shortcuts.ts';
import { About } from './About.tsx';
import { ClaimProofs } from './ClaimProofs.tsx';
import { DecisionPanel, type Said } from './DecisionPanel.tsx';
import { Differences } from './Differences.tsx';
import { Documents } from './Documents.tsx';
import { FieldList } from './FieldList.tsx';
import { HistoryList } from './HistoryList.tsx';
import { type ItemPlace, placesOf } from './item-places.ts';
import { BothSides, SenderCard } from './People.tsx';
import { Duplicates } from './pairs/Duplicates.tsx';
import type { PairOf } from './pairs/PairAnswers.tsx';
import { Section } from './Section.tsx';
import { FiveStars } from './Stars.tsx';

/** What other areas draw inside an item; the page brings them. */
export interface ItemSlots {
  map: (places: ItemPlace[]) => ReactNode;
  adContent: (ad: {
    kind: 'advertisement' | 'advertisement_request';
    id: number;
    status: string;
    /** What was written changes the record: a decision speaks of it as it is now. */
    onSaved: () => unknown;
  }) => ReactNode;
  /** The team's form of a business. */
  business: (business: {
    id: number;
    onSaved: () => Promise<void>;
    onClose: () => void;
  }) => ReactNode;
}

interface ItemViewProps {
  details: ItemDetails;
  now: Date;
  slots: ItemSlots;
  businessHref: (id: number) => string;
  onDecide: (details: ItemDetails, transition: AllowedTransition, said: Said) => Promise<void>;
  pairs: PairOf;
  /** The record was changed inside the item. */
  onEdited: () => Promise<void>;
  news: ReactNode;
}

/** Kinds that come with files. */
const WITH_DOCUMENTS = ['application', 'claim'];

/** A record with everything that helps to decide, and the decision beside it. */
export function ItemView({
  details,
  now,
  slots,
  businessHref,
  onDecide,
  pairs,
  onEdited,
  news,
}: ItemViewProps) {
  const [pointedAt, setPointedAt] = useState<{ transition: AllowedTransition; into: number }>();
  const { item, fields, differences, images, documents, about, owners, sender, duplicates, claim } =
    details;
  const takesInto = details.transitions.find((one) => one.takesInto);
  const places = placesOf(details);
  const { kind } = item;
  const isAd = kind === 'advertisement' || kind === 'advertisement_request';
  const editing = useEditing(kind === 'business' && item.status === 'pending' && !details.isOwn);
  return (
    <div className="item-columns">
      {/* Whoever writes decides afterwards: about what is saved. */}
      {!editing.isOn && (
        <DecisionPanel
          details={details}
          now={now}
          pointedAt={pointedAt}
          onPointedAway={() => setPointedAt(undefined)}
          onDecide={onDecide}
          news={news}
        />
      )}
      <div className="item-story">
        {item.signs.length > 0 && (
          <Notice tone="warning" title={texts.suspiciousTitle}>
            <ul className="list-none p-0 text-sm">
              {item.signs.map((sign) => (
                <li key={sign}>{SIGN_WORDS[sign] ?? sign}</li>
              ))}
            </ul>
          </Notice>
        )}
        {isMendedSince(details) && <Notice title={texts.mendedSince} />}
        {differences.length > 0 && (
          <Section title={kind === 'report' ? texts.differencesOfReport : texts.differences}>
            <Differences differences={differences} needsForm={details.mendedBy === 'form'} />
          </Section>
        )}
        {owners.length > 0 && kind === 'claim' && (
          <Section title={texts.owners}>
            <BothSides {...{ owners, sender, now }} answer={claim?.owner} />
            {about?.business && (
              <p className="text-quiet text-sm">
                {texts.bothOwn}{' '}
                <Anchor href={`/admin/businesses/${about.business.id}`} className="text-link tap">
                  {texts.toFile}
                </Anchor>
              </p>
            )}
          </Section>
        )}
        {claim && (
          <Section title={texts.proofs}>
            <ClaimProofs
              claimId={item.id}
              sides={claim}
              canRead={isOpenClaim(item.status) && !details.isOwn && sender?.isMember === true}
            />
          </Section>
        )}
        {about && (
          <Section title={about.review ? texts.review : texts.about}>
            <About about={about} />
          </Section>
        )}
        {editing.isOn && (
          <Section title={texts.fields}>
            {slots.business({
              id: item.id,
              async onSaved() {
                await onEdited();
                editing.end();
              },
              onClose: editing.end,
            })}
          </Section>
        )}
        {fields.length > 0 && !editing.isOn && (
          <Section
            title={texts.fields}
            action={
              kind === 'business' && (
                <span className="flex flex-wrap gap-2">
                  {editing.isPossible && (
                    <Button ref={editing.button} size="sm" onClick={editing.begin}>
                      {texts.editFields}
                    </Button>
                  )}
                  {item.status === 'approved' && (
                    <ButtonLink size="sm" variant="quiet" href={`/business/${item.id}`}>
                      {texts.toPage}
                    </ButtonLink>
                  )}
                  <ButtonLink size="sm" variant="quiet" href={`/admin/businesses/${item.id}`}>
                    {texts.toFile}
                  </ButtonLink>
                </span>
              )
            }
          >
            {item.stars !== null && <FiveStars stars={item.stars} />}
            <FieldList
              fields={item.stars === null ? fields : fields.filter(({ name }) => name !== 'rating')}
            />
          </Section>
        )}
        {images.length > 0 && !editing.isOn && (
          <Section title={texts.images}>
            <ul className="flex flex-wrap gap-2">
              {images.map((address, index) => (
                <li key={address}>
                  <a href={address} target="_blank" rel="noopener noreferrer">
                    <img
                      src={address}
                      alt={texts.imageOf(index + 1, item.title)}
                      width="160"
                      height="120"
                      loading="lazy"
                      className="h-30 w-40 rounded-md object-cover"
                    />
                  </a>
                </li>
              ))}
            </ul>
          </Section>
        )}
        {(WITH_DOCUMENTS.includes(kind) || documents.length > 0) && (
          <Section title={texts.documents}>
            <Documents documents={documents} />
          </Section>
        )}
        {duplicates.length > 0 && (
          <Section title={texts.duplicates} note={texts.duplicatesText}>
            <Duplicates
              details={details}
              hrefOf={businessHref}
              takesInto={takesInto}
              onTakeInto={(into) => takesInto && setPointedAt({ transition: takesInto, into })}
              pairs={pairs}
            />
          </Section>
        )}
        {places.length > 0 && !isAd && (
          <Section
            title={texts.place}
            {...(places.length > 1 && {
              note: kind === 'revision' ? texts.compareMoved : texts.compare,
            })}
          >
            {slots.map(places)}
          </Section>
        )}
        {isAd && (
          <Section title={texts.adContent}>
            <div className="item-ad @container">
              {slots.adContent({ kind, id: item.id, status: item.status, onSaved: onEdited })}
            </div>
          </Section>
        )}
        {sender && !(owners.length > 0 && kind === 'claim') && (
          <Section title={texts.sender}>
            <SenderCard sender={sender} />
          </Section>
        )}
        <Section title={texts.history}>
          <HistoryList kind={kind} since={item.waitingSince} history={details.history} />
        </Section>
      </div>
    </div>
  );
}

/** An open report that is accepted as it stands, and nothing is changed by that: somebody has edited the record since. */
const isMendedSince = ({ item, about, differences, mendedBy }: ItemDetails): boolean =>
  item.kind === 'report' &&
  item.status === 'open' &&
  mendedBy === null &&
  !about?.review &&
  !differences.some(({ isAutomatic }) => isAutomatic);

/** The record's own fields in the place where they are read; the focus comes back to where it left. */
function useEditing(isPossible: boolean) {
  const [isOn, setOn] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOn = useRef(false);
  useEffect(() => {
    if (wasOn.current && !isOn) button.current?.focus();
    wasOn.current = isOn;
  }, [isOn]);
  const begin = () => setOn(true);
  useShortcuts({ e: () => isPossible && begin() });
  return { isPossible, isOn: isOn && isPossible, button, begin, end: () => setOn(false) };
}
