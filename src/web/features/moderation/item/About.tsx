import { wholeDay } from '#contract/calendar/day-words.ts';
import { groupBy } from '#contract/group-by.ts';
import type { ItemDetails } from '#contract/moderation/moderation.ts';
import { STATE_WORDS } from '#contract/moderation/moderation-words.ts';
import { placeText } from '#web/browser/use-business-choices.ts';
import { factNames } from '#web/texts/business-facts.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { shownValue } from './FieldList.tsx';
import { FiveStars } from './Stars.tsx';

/** The business, or the review, that a record is about. */
export function About({ about }: { about: NonNullable<ItemDetails['about']> }) {
  const { business, review } = about;
  return (
    <>
      {business && (
        <p className="wrap-anywhere">
          {business.status === 'approved' ? (
            <Anchor href={`/business/${business.id}`} className="text-link tap font-semibold">
              {business.name}
            </Anchor>
          ) : (
            <span className="font-semibold">{business.name}</span>
          )}{' '}
          <span className="figures text-quiet text-sm">{texts.number(business.id)}</span>{' '}
          <Badge>{STATE_WORDS[business.status] ?? business.status}</Badge>
          <span className="block text-quiet text-sm">{placeText(business)}</span>
          {business.phone && (
            <span className="block text-sm">{shownValue('phone', business.phone)}</span>
          )}
          <Anchor href={`/admin/businesses/${business.id}`} className="text-link tap text-sm">
            {texts.toFile}
          </Anchor>
          {[...groupBy(business.said, ({ by, on }) => `${on} ${by}`)].map(([key, said]) => (
            <span key={key} className="block text-sm">
              {said[0] &&
                texts.said(
                  said[0].by,
                  said.map(({ fact }) => factNames[fact]).join(', '),
                  wholeDay(said[0].on),
                )}
            </span>
          ))}
        </p>
      )}
      {review && (
        <figure className="rounded-md border-seyhan border-l-4 bg-sunken px-4 py-3">
          <figcaption className="flex flex-wrap items-center gap-x-2 text-sm">
            <FiveStars stars={review.rating} />
            <span className="font-semibold">{review.author}</span>
            <Badge>{STATE_WORDS[review.status] ?? review.status}</Badge>
          </figcaption>
          <blockquote className="mt-1 whitespace-pre-line wrap-anywhere">
            {review.title && <strong className="block">{review.title}</strong>}
            {review.content}
          </blockquote>
        </figure>
      )}
    </>
  );
}
