import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import {
  type AskedFacts,
  answerAskedFacts,
  askedFactsAddress,
  FACTS_ANSWERS,
  type FactsAnswer,
  factsFormAddress,
  getAskedFacts,
} from '#contract/businesses/asked-facts.ts';
import { dashboardHref } from '#contract/owners/desk-address.ts';
import { detailOf } from '#web/api/api.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { askedFactsTexts as texts } from '#web/texts/asked-facts.ts';
import { EmptyScene } from '#web/ui/artwork/EmptyScene.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PartLoading } from '#web/ui/Part.tsx';
import { useBusy } from '#web/ui/use-busy.ts';

interface FactsLink {
  token: string;
  /** What the touched link of the e-mail says, if it says something. */
  answer: string | undefined;
}

const known = (answer: string | undefined): FactsAnswer | undefined =>
  Object.values(FACTS_ANSWERS).find((one) => one === answer);

/** Whether what the page of a business says still holds, by the link of an e-mail: nobody signs in for it. */
export function AskedFactsScreen(link: FactsLink) {
  const api = useApi();
  const { token } = link;
  const asked = useAsked(token, (signal) => api.call(getAskedFacts, { token }, { signal }));
  if (asked.state === 'failed' && [400, 404, 410].includes(asked.status ?? 0)) {
    const isOver = asked.status === 410;
    return (
      <EmptyState
        level={1}
        art={<EmptyScene kind="shutter" className="h-36" />}
        title={isOver ? texts.overTitle : texts.brokenTitle}
        action={<ButtonLink href="/">{texts.toHome}</ButtonLink>}
      >
        {isOver ? texts.overText : texts.brokenText}
      </EmptyState>
    );
  }
  if (asked.state === 'failed')
    return <LoadFailure level={1} texts={texts} onAgain={asked.again} />;
  if (asked.state === 'loading') {
    return (
      <>
        <h1 tabIndex={-1}>{texts.headTitle}</h1>
        <WithoutScript {...link} />
        <PartLoading
          label={texts.loading}
          shapes={['h-16', 'h-40']}
          className="mt-6 flex flex-col gap-4 noscript:hidden"
        />
      </>
    );
  }
  return <FactsOfBusiness {...link} asked={asked.data} onSaid={asked.set} />;
}

const buttons: Record<FactsAnswer, string> = {
  [FACTS_ANSWERS.allTrue]: texts.allTrue,
  [FACTS_ANSWERS.open]: texts.open,
  [FACTS_ANSWERS.notAgain]: texts.notAgain,
};

/** One button that sends what the link asked for; what it did, the server's own page says. */
function WithoutScript({ token, answer }: FactsLink) {
  const word = known(answer);
  if (!word) return <p className="mt-4 hidden noscript:block">{texts.needsScript}</p>;
  return (
    <form
      method="post"
      action={factsFormAddress(token, word)}
      className="mt-4 hidden flex-col items-start gap-4 noscript:flex"
    >
      <p>{texts.formLead}</p>
      <Button type="submit" variant="primary">
        {buttons[word]}
      </Button>
    </form>
  );
}

function FactsOfBusiness({
  token,
  answer,
  asked,
  onSaid,
}: FactsLink & { asked: AskedFacts; onSaid: (asked: AskedFacts) => void }) {
  const api = useApi();
  const [, navigate] = useLocation();
  const { isBusy, run } = useBusy();
  const [isTakenBack, setTakenBack] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { businessId, businessName, isOwner, facts, said } = asked;

  const say = (word: FactsAnswer | null) =>
    run(
      async () => {
        setProblem(undefined);
        onSaid(await api.call(answerAskedFacts, { token, answer: word }));
        setTakenBack(word === null);
      },
      (error) => setProblem(detailOf(error)),
    );

  // The touched link itself: once, and not again when the page is loaded anew.
  const isLinkAnswered = useRef(false);
  useEffect(() => {
    const word = known(answer);
    if (word === undefined || isLinkAnswered.current) return;
    isLinkAnswered.current = true;
    void say(word);
    navigate(askedFactsAddress(token), { replace: true });
  });

  return (
    <div className="flex flex-col gap-6" aria-busy={isBusy}>
      <div className="flex flex-col gap-2">
        <h1 tabIndex={-1}>{texts.headTitle}</h1>
        <p className="text-quiet wrap-anywhere">{texts.lead(businessName)}</p>
      </div>
      {problem !== undefined && (
        <Notice tone="danger" isNews title={texts.unsaved}>
          {problem}
        </Notice>
      )}
      {said !== null && (
        <Notice
          tone="success"
          isNews
          title={texts.saved[said]}
          action={
            <Button size="sm" busy={isBusy} onClick={() => void say(null)}>
              {texts.takeBack}
            </Button>
          }
        >
          {texts.savedText[said]}
        </Notice>
      )}
      {said === null && isTakenBack && <Notice isNews>{texts.takenBack}</Notice>}
      <dl className="card flex flex-col gap-3 p-4 sm:p-5">
        {facts.map(({ fact, value }) => (
          <div key={fact}>
            <dt className="text-quiet text-sm">{texts.labels[fact]}</dt>
            <dd className="figures wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        {said !== FACTS_ANSWERS.allTrue && (
          <Button variant="primary" busy={isBusy} onClick={() => void say(FACTS_ANSWERS.allTrue)}>
            {texts.allTrue}
          </Button>
        )}
        <ButtonLink href={isOwner ? dashboardHref({ businessId }) : `/business/${businessId}`}>
          {isOwner ? texts.change : texts.report}
        </ButtonLink>
        {isOwner && (
          <ButtonLink href={`/business/${businessId}`} variant="quiet">
            {texts.toPage}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
