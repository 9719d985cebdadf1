import type { District } from '#contract/city/districts.ts';
import { DUTY, DUTY_PATH, ROSTER_SERVICE } from '#contract/duty/duty-services.ts';
import type { SearchAnswer } from '#contract/search/search.ts';
import { useNow } from '#web/browser/clock-context.ts';
import { dutyAnswerTexts as texts } from '#web/texts/duty-answer.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { DutyBoard } from './DutyBoard.tsx';
import { dutySections } from './duty-view.ts';

interface DutyAnswerProps {
  duty: NonNullable<SearchAnswer['duty']>;
  district: District | undefined;
}

/** What a search says that asked who is on duty: who it is, or that nobody here knows it. */
export function DutyAnswer({ duty: { service, turns }, district }: DutyAnswerProps) {
  const now = useNow();
  const sections = dutySections(turns, now, { district, place: undefined });
  const { word, official } = DUTY[service];
  const isKept = service === ROSTER_SERVICE;
  if (sections.some(({ isUnknown }) => !isUnknown)) {
    return (
      <>
        <p role="status" className="sr-only">
          {texts.count(turns.length)}
        </p>
        <DutyBoard sections={sections} />
        <div className="mt-6">
          <ButtonLink href={DUTY_PATH}>{texts.page}</ButtonLink>
        </div>
      </>
    );
  }
  // The page stayed open until they had gone: who is next, the duty page knows.
  if (turns.length > 0) {
    return (
      <Notice
        isNews
        title={texts.over}
        action={
          <ButtonLink href={DUTY_PATH} variant="primary">
            {texts.page}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Notice
      isNews
      tone="warning"
      title={texts.unknown(word)}
      action={
        <>
          {official.href && (
            <ButtonLink href={official.href} target="_blank" variant="primary">
              {texts.official(official.name)}
              <span className="sr-only"> ({texts.opensElsewhere})</span>
            </ButtonLink>
          )}
          {isKept && <ButtonLink href={DUTY_PATH}>{texts.page}</ButtonLink>}
          <ButtonLink href={`/search?${new URLSearchParams({ q: word, open: 'now' })}`}>
            {texts.openNow(word)}
          </ButtonLink>
        </>
      }
    >
      {texts.unknownText(official.name)}
    </Notice>
  );
}
