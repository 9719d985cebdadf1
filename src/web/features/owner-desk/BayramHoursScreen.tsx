import { type ReactNode, useState } from 'react';
import { dayText, parseDayHours } from '#contract/calendar/opening-hours-text.ts';
import { answersBefore, answersFor, type DayAnswer } from '#contract/owners/bayram-answer.ts';
import {
  BAYRAM_ANSWERS,
  type BayramDay,
  type BayramHours,
  bayramFormAddress,
  bayramHoursAddress,
  getBayramHours,
  sayBayramHours,
} from '#contract/owners/bayram-hours.ts';
import { dashboardHref } from '#contract/owners/desk-address.ts';
import { detailOf } from '#web/api/api.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { useLinkAnswer } from '#web/browser/use-link-answer.ts';
import { bayramHoursTexts as texts } from '#web/texts/bayram-hours.ts';
import { linkOutcomeTexts } from '#web/texts/email-links.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { LinkOutcome } from '#web/ui/email-links/LinkOutcome.tsx';
import { LinkScreen } from '#web/ui/email-links/LinkScreen.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useBusy } from '#web/ui/use-busy.ts';

interface BayramLink {
  token: string;
  /** Name of the business, before it is asked for by the page itself. */
  business?: string | null;
  /** What the touched link of the e-mail says, and of which day; of all when it names none. */
  answer: string | undefined;
  day: string | undefined;
  /** Where a day's own hours are typed; another feature's part. */
  ownHours: (props: {
    day: string;
    hours: string | null;
    onHours: (hours: string) => Promise<void>;
  }) => ReactNode;
}

/** When a business is open in a bayram, by the link of an e-mail: nobody signs in for it. */
export function BayramHoursScreen(link: BayramLink) {
  const api = useApi();
  const { token, business, answer, day } = link;
  const asked = useAsked(token, (signal) => api.call(getBayramHours, { token }, { signal }));
  const word = Object.values(BAYRAM_ANSWERS).find((one) => one === answer);
  return (
    <LinkScreen
      {...{ asked, texts }}
      action={<ButtonLink href={dashboardHref({})}>{texts.toDashboard}</ButtonLink>}
      shapes={['h-16', 'h-28', 'h-28']}
      form={
        word && {
          action: bayramFormAddress(token, word, day),
          about: business,
          lead: texts.formLead(day),
          button: word === BAYRAM_ANSWERS.open ? texts.open : texts.closed,
        }
      }
    >
      {({ data, set }) => <BayramDays {...link} hours={data} onSaid={set} />}
    </LinkScreen>
  );
}

type Said =
  | { kind: 'saved'; answers: DayAnswer[]; before: DayAnswer[] }
  | { kind: 'taken-back' }
  | { kind: 'failed'; sentence: string };

function BayramDays({
  token,
  answer,
  day,
  ownHours,
  hours,
  onSaid,
}: BayramLink & { hours: BayramHours; onSaid: (hours: BayramHours) => void }) {
  const api = useApi();
  const { isBusy, run } = useBusy();
  const [said, setSaid] = useState<Said>();
  const [unknown, setUnknown] = useState<string[]>([]);
  const { days, before } = hours;

  const write = async (answers: DayAnswer[], isTakenBack = false) => {
    const stood = answersBefore(days, answers);
    onSaid(await api.call(sayBayramHours, { token, days: answers }));
    setSaid(isTakenBack ? { kind: 'taken-back' } : { kind: 'saved', answers, before: stood });
  };
  const say = (answers: DayAnswer[], isTakenBack = false) =>
    run(
      () => write(answers, isTakenBack),
      (error) => setSaid({ kind: 'failed', sentence: detailOf(error) }),
    );
  const answerWith = (those: readonly BayramDay[], word: string | undefined) => {
    const found = answersFor(those, word);
    setUnknown(found.unknown);
    return found.answers.length > 0 ? say(found.answers) : undefined;
  };

  const touched = days.filter((one) => day === undefined || one.day === day);
  useLinkAnswer(answer, (word) => answerWith(touched, word), bayramHoursAddress(token));

  return (
    <div className="flex flex-col gap-6" aria-busy={isBusy}>
      <div className="flex flex-col gap-2">
        <h1 tabIndex={-1}>{texts.title(hours.bayram)}</h1>
        <p className="text-quiet wrap-anywhere">{texts.lead(hours.businessName)}</p>
        {hours.isLikely && <p className="text-quiet">{texts.likely}</p>}
      </div>
      <LinkOutcome
        texts={linkOutcomeTexts}
        isBusy={isBusy}
        problem={said?.kind === 'failed' ? said.sentence : undefined}
        saved={
          said?.kind === 'saved'
            ? { title: texts.saved, text: <SavedDays days={days} answers={said.answers} /> }
            : undefined
        }
        isTakenBack={said?.kind === 'taken-back'}
        onTakeBack={() => said?.kind === 'saved' && say(said.before, true)}
      />
      {unknown.length > 0 && (
        <Notice tone="warning" isNews>
          {texts.hoursNeeded(unknown.map((one) => dayWords(days, one)).join('; '))}
        </Notice>
      )}
      <ul className="flex flex-col gap-3">
        {days.map((one) => (
          <DayRow
            key={one.day}
            day={one}
            ownHours={ownHours}
            isBusy={isBusy}
            onAnswer={(word) => void answerWith([one], word)}
            onHours={(other) => write([{ day: one.day, hours: other }])}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={() => void answerWith(days, BAYRAM_ANSWERS.closed)}>
          {texts.whole}
        </Button>
        <ButtonLink href={`/business/${hours.businessId}`} variant="quiet">
          {texts.toPage}
        </ButtonLink>
      </div>
      {before && (
        <section className="text-quiet">
          <h2 className="text-base">{texts.before(before.bayram)}</h2>
          <ul className="mt-1 figures text-sm">
            {before.days.map((one) => (
              <li key={one.day}>
                {texts.savedDay(one.day, false, dayText(parseDayHours(one.hours)))}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const isEveOf = (days: readonly BayramDay[], day: string) =>
  days.some((one) => one.day === day && one.isEve);
const dayWords = (days: readonly BayramDay[], day: string) => texts.day(day, isEveOf(days, day));

const SavedDays = ({ days, answers }: { days: readonly BayramDay[]; answers: DayAnswer[] }) => (
  <ul className="figures">
    {answers.map(({ day, hours }) => (
      <li key={day}>
        {texts.savedDay(day, isEveOf(days, day), dayText(parseDayHours(hours ?? '')))}
      </li>
    ))}
  </ul>
);

function DayRow({
  day: { day, isEve, said, usual },
  ownHours,
  isBusy,
  onAnswer,
  onHours,
}: Pick<BayramLink, 'ownHours'> & {
  day: BayramDay;
  isBusy: boolean;
  onAnswer: (word: string) => void;
  onHours: (hours: string) => Promise<void>;
}) {
  const [isOther, setOther] = useState(false);
  const label = texts.day(day, isEve);
  const isOpen = said !== null && said !== 'kapalı';
  return (
    <li className="card flex flex-col gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">{label}</h2>
        <p className={said === null ? 'text-quiet' : 'figures font-semibold'}>
          {said === null ? texts.notSaid : dayText(parseDayHours(said))}
        </p>
      </div>
      {usual !== null && (
        <p className="figures text-quiet text-sm">{texts.usual(dayText(parseDayHours(usual)))}</p>
      )}
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{label}</legend>
        <Button
          disabled={isBusy}
          aria-pressed={isOpen}
          className="aria-pressed:bg-seyhan-soft"
          onClick={() => onAnswer(BAYRAM_ANSWERS.open)}
        >
          {texts.open}
        </Button>
        <Button
          disabled={isBusy}
          aria-pressed={said === 'kapalı'}
          className="aria-pressed:bg-seyhan-soft"
          onClick={() => onAnswer(BAYRAM_ANSWERS.closed)}
        >
          {texts.closed}
        </Button>
        <Button
          variant="quiet"
          disabled={isBusy}
          aria-expanded={isOther}
          onClick={() => setOther(!isOther)}
        >
          {texts.other}
        </Button>
      </fieldset>
      {isOther &&
        ownHours({
          day: label,
          hours: isOpen ? said : usual === 'kapalı' ? null : usual,
          async onHours(hours) {
            await onHours(hours);
            setOther(false);
          },
        })}
    </li>
  );
}
