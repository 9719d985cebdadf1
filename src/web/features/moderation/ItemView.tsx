import { type ReactNode, useState } from 'react';
import type { AllowedMove, ItemDetails } from '#contract/moderation.ts';
import { SIGN_WORDS } from '#contract/moderation-words.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { About } from './About.tsx';
import { DecisionPanel, type Said } from './DecisionPanel.tsx';
import { Differences } from './Differences.tsx';
import { Documents } from './Documents.tsx';
import { Duplicates } from './Duplicates.tsx';
import { asksInto } from './decision-moves.ts';
import { FieldList } from './FieldList.tsx';
import { HistoryList } from './HistoryList.tsx';
import { type ItemPlace, placesOf } from './item-places.ts';
import { BothSides, SenderCard } from './People.tsx';
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
    onSaved: () => void;
  }) => ReactNode;
}

interface ItemViewProps {
  details: ItemDetails;
  now: Date;
  slots: ItemSlots;
  businessHref: (id: number) => string;
  onDecide: (details: ItemDetails, move: AllowedMove, said: Said) => Promise<void>;
  /** The record was changed inside the item. */
  onEdited: () => void;
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
  onEdited,
  news,
}: ItemViewProps) {
  const [pointedAt, setPointedAt] = useState<{ move: AllowedMove; into: number }>();
  const { item, fields, differences, images, documents, about, owners, sender, duplicates } =
    details;
  const merge = details.moves.find(asksInto);
  const places = placesOf(details);
  const { kind } = item;
  const isAd = kind === 'advertisement' || kind === 'advertisement_request';
  return (
    <div className="item-columns">
      <DecisionPanel
        details={details}
        now={now}
        pointedAt={pointedAt}
        onPointedAway={() => setPointedAt(undefined)}
        onDecide={onDecide}
        news={news}
      />
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
        {differences.length > 0 && (
          <Section title={kind === 'report' ? texts.differencesOfReport : texts.differences}>
            <Differences differences={differences} />
          </Section>
        )}
        {owners.length > 0 && kind === 'claim' && (
          <Section title={texts.owners}>
            <BothSides owners={owners} sender={sender} />
          </Section>
        )}
        {about && (
          <Section title={about.review ? texts.review : texts.about}>
            <About about={about} />
          </Section>
        )}
        {fields.length > 0 && (
          <Section title={texts.fields}>
            {item.stars !== null && <FiveStars stars={item.stars} />}
            <FieldList
              fields={item.stars === null ? fields : fields.filter(({ name }) => name !== 'rating')}
            />
          </Section>
        )}
        {images.length > 0 && (
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
              duplicates={duplicates}
              hrefOf={businessHref}
              merge={merge}
              onMerge={(into) => merge && setPointedAt({ move: merge, into })}
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
