import type { Business } from '#contract/businesses/businesses.ts';
import { useClock, useNow } from '#web/browser/clock-context.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FactsCard } from './FactsCard.tsx';
import { hoursFacts } from './hours-rows.ts';
import { OldFact } from './OldFact.tsx';

/** The week with today's line marked, then the dated exceptions to come. */
export function HoursCard({ business }: { business: Business }) {
  const { rows, specialDays, holidays, text, endsAt } = hoursFacts(business, useNow());
  useClock().holdsUntil(endsAt);
  const isWholeWeek = rows.every(({ isSpecial }) => isSpecial);
  const isUnknown = rows.length === 0 && specialDays.length === 0 && !text;
  return (
    <FactsCard title={texts.hours}>
      {isUnknown && (
        <p className="text-quiet">{business.phone ? texts.noHoursButPhone : texts.noHours}</p>
      )}
      {text && <p className="whitespace-pre-line">{text}</p>}
      {rows.length > 0 && (
        // Where letters are twice as large, hours stand below their day.
        <table className="figures -mx-2 border-separate border-spacing-0 max-[18rem]:block">
          <caption className="sr-only">{texts.hours}</caption>
          <tbody className="max-[18rem]:block">
            {rows.map((row) => (
              <tr
                key={row.day}
                aria-current={row.isToday ? 'date' : undefined}
                className={classNames(
                  'align-baseline max-[18rem]:flex max-[18rem]:flex-wrap max-[18rem]:justify-between [&>*]:px-2 [&>*]:py-1',
                  row.isToday &&
                    'bg-portakal-soft font-semibold print:bg-transparent print:font-normal [&>:first-child]:rounded-l-sm [&>:last-child]:rounded-r-sm',
                )}
              >
                <th scope="row" className="whitespace-nowrap text-left font-[inherit]">
                  {row.day}
                  {(row.isToday || (row.isSpecial && !isWholeWeek)) && (
                    <span className="not-printed text-xs font-normal text-quiet">
                      {' '}
                      {row.name ?? (row.isSpecial ? texts.specialToday : texts.today)}
                    </span>
                  )}
                </th>
                <td className="text-right">
                  <HoursText text={row.text} />
                  {row.isDoubted && (
                    <span className="block text-xs font-normal text-quiet">{texts.mayDiffer}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!isUnknown && <OldFact of="hours" facts={business.facts} />}
      {specialDays.length > 0 && (
        <div className="border-t border-line pt-3">
          <h3 className="text-base">{texts.specialDays}</h3>
          <dl className="figures mt-1">
            {specialDays.map((day) => (
              <div key={day.date} className="flex justify-between gap-4 py-1">
                <dt>
                  <time dateTime={day.date}>{day.label}</time>
                </dt>
                <dd className="text-right">
                  <HoursText text={day.text} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {holidays.length > 0 && (
        <div className="border-t border-line pt-3">
          <h3 className="text-base">{texts.holidays}</h3>
          <ul className="figures mt-1">
            {holidays.map((one) => (
              <li key={one.date} className="py-1">
                <time dateTime={one.date}>{one.label}</time>
              </li>
            ))}
          </ul>
          <p className="text-quiet text-sm">
            {business.phone ? texts.holidaysNoteCall : texts.holidaysNote}
          </p>
        </div>
      )}
      {rows.length > 0 && (
        <Anchor
          href={`/api/businesses/${business.id}/calendar.ics`}
          reloads
          rel="nofollow"
          className="not-printed tap self-start text-sm underline"
        >
          {texts.calendar}
        </Anchor>
      )}
    </FactsCard>
  );
}

/** Breaks between two spans of a day, never within one. */
const HoursText = ({ text }: { text: string }) =>
  text.split(', ').map((span, index) => (
    <span key={span}>
      {index > 0 && ', '}
      <span className={classNames(/^[\d.–]+$/.test(span) && 'whitespace-nowrap')}>{span}</span>
    </span>
  ));
