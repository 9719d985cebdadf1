import { useState } from 'react';
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
import { useLinkAnswer } from '#web/browser/use-link-answer.ts';
import { askedFactsTexts as texts } from '#web/texts/asked-facts.ts';
import { linkOutcomeTexts } from '#web/texts/email-links.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { LinkOutcome } from '#web/ui/email-links/LinkOutcome.tsx';
import { LinkScreen } from '#web/ui/email-links/LinkScreen.tsx';
import { useBusy } from '#web/ui/use-busy.ts';

interface FactsLink {
  token: string;
  /** Name of the business, before it is asked for by the page itself. */
  business?: string | null;
  /** What the touched link of the e-mail says, if it says something. */
  answer: string | undefined;
}

const known = (answer: string | undefined): FactsAnswer | undefined =>
  Object.values(FACTS_ANSWERS).find((one) => one === answer);

const buttons: Record<FactsAnswer, string> = {
  [FACTS_ANSWERS.allTrue]: texts.allTrue,
  [FACTS_ANSWERS.open]: texts.open,
  [FACTS_ANSWERS.notAgain]: texts.notAgain,
};

/** Whether what the page of a business says still holds, by the link of an e-mail: nobody signs in for it. */
export function AskedFactsScreen(link: FactsLink) {
  const api = useApi();
  const { token, business } = link;
  const asked = useAsked(token, (signal) => api.call(getAskedFacts, { token }, { signal }));
  const word = known(link.answer);
  return (
    <LinkScreen
      {...{ asked, texts }}
      action={<ButtonLink href="/">{texts.toHome}</ButtonLink>}
      shapes={['h-16', 'h-40']}
      form={
        word && {
          action: factsFormAddress(token, word),
          about: business,
          lead: texts.formLead,
          button: buttons[word],
        }
      }
    >
      {({ data, set }) => <FactsOfBusiness {...link} asked={data} onSaid={set} />}
    </LinkScreen>
  );
}

function FactsOfBusiness({
  token,
  answer,
  asked,
  onSaid,
}: FactsLink & { asked: AskedFacts; onSaid: (asked: AskedFacts) => void }) {
  const api = useApi();
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

  useLinkAnswer(known(answer), say, askedFactsAddress(token));

  return (
    <div className="flex flex-col gap-6" aria-busy={isBusy}>
      <div className="flex flex-col gap-2">
        <h1 tabIndex={-1}>{texts.headTitle}</h1>
        <p className="text-quiet wrap-anywhere">{texts.lead(businessName)}</p>
      </div>
      <LinkOutcome
        texts={linkOutcomeTexts}
        {...{ problem, isBusy }}
        saved={
          said === null ? undefined : { title: texts.saved[said], text: texts.savedText[said] }
        }
        isTakenBack={said === null && isTakenBack}
        onTakeBack={() => say(null)}
      />
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
