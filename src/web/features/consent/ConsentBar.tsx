import { answerConsent } from '#web/browser/consent.ts';
import { consentTexts as texts } from '#web/texts/consent.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Button } from '#web/ui/Button.tsx';

/** The question in one line at the foot of the screen: it covers nothing that was asked for and takes no focus. */
export const ConsentBar = () => (
  <section aria-label={texts.region} className="consent-bar not-printed">
    <div className="shell flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-4">
      <p className="min-w-0 grow basis-27 text-sm leading-tight">
        {/* On a phone the way to more stands below: it would jump there when other letters come. */}
        <strong>{texts.title}</strong> <br className="sm:hidden" />
        <span className="max-lg:hidden">{texts.text} </span>
        <Anchor href={texts.moreHref} className="text-link tap inline-block">
          {texts.more}
        </Anchor>
      </p>
      <div className="consent-answers">
        <Button size="sm" onClick={() => answerConsent('refused')}>
          {texts.refuse}
        </Button>
        <Button size="sm" onClick={() => answerConsent('granted')}>
          {texts.accept}
        </Button>
      </div>
    </div>
  </section>
);
