import { answerConsent } from '#web/browser/consent.ts';
import { consentTexts as texts } from '#web/texts/consent.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Button } from '#web/ui/Button.tsx';

/** The question at the foot of the screen: it covers nothing that was asked for and takes no focus. */
export const ConsentBar = () => (
  <section aria-label={texts.region} className="consent-bar not-printed">
    <div className="min-w-0 grow">
      <h2 className="text-base">{texts.title}</h2>
      <p className="text-quiet text-sm">
        {texts.text}{' '}
        <Anchor href={texts.moreHref} className="text-link">
          {texts.more}
        </Anchor>
      </p>
    </div>
    <div className="grid shrink-0 grid-cols-2 gap-3">
      <Button onClick={() => answerConsent('refused')}>{texts.refuse}</Button>
      <Button onClick={() => answerConsent('granted')}>{texts.accept}</Button>
    </div>
  </section>
);
