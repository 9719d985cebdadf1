import { useEffect } from 'react';
import { useSite } from '#web/browser/site-context.ts';
import type { Head, HeadContext } from '#web/page.ts';
import { faqTexts as texts } from '#web/texts/faq.ts';
import { Accordion } from '#web/ui/Accordion.tsx';
import { EmptyScene } from '#web/ui/artwork/EmptyScene.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { unbroken } from '#web/ui/unbroken.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

export const head = (_: null, { site }: HeadContext): Head => ({
  title: texts.title,
  description: texts.description(site.name),
  structuredData: import.meta.env.SSR
    ? [
        {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          inLanguage: 'tr',
          mainEntity: texts.entries.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
          })),
        },
      ]
    : undefined,
});

export function Page() {
  const { contactEmail, contactPhone } = useSite();
  useEffect(() => {
    // A link to one question (/faq#mobil-uygulama-var-mi) shows its answer.
    const asked = document.getElementById(location.hash.slice(1));
    if (asked instanceof HTMLDetailsElement) asked.open = true;
  }, []);
  return (
    <div className="shell grid gap-x-14 gap-y-8 pt-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:pt-12">
      <header>
        <h1>{texts.title}</h1>
        <p className="mt-4 text-lg text-quiet">{texts.intro}</p>
        <EmptyScene kind="plate" className="mt-8 hidden w-64 lg:block" />
      </header>
      <section aria-labelledby="faq-questions">
        <h2 id="faq-questions">
          <VisuallyHidden>{texts.questionsTitle}</VisuallyHidden>
        </h2>
        <Accordion
          openId={texts.entries[0]?.id ?? ''}
          items={texts.entries.map(({ id, question, answer }) => ({
            id,
            title: question,
            content: answer.map((paragraph) => (
              <p key={paragraph} className="not-first:mt-3">
                {unbroken(paragraph)}
              </p>
            )),
          }))}
        />
        {(contactEmail || contactPhone) && (
          <div className="mt-8 flex flex-wrap items-center gap-3">
            <p className="mr-2 text-quiet">{texts.stillAsking}</p>
            {contactEmail && <ButtonLink href={`mailto:${contactEmail}`}>{texts.write}</ButtonLink>}
            {contactPhone && (
              <ButtonLink href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}>
                {texts.call}
              </ButtonLink>
            )}
          </div>
        )}
      </section>
    </div>
  );
}
