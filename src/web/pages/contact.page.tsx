import { useSite } from '#web/browser/site-context.ts';
import { ContactForm } from '#web/features/contact/ContactForm.tsx';
import type { Address, Head, HeadContext, PageProps } from '#web/page.ts';
import { contactTexts as texts } from '#web/texts/contact.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { unbroken } from '#web/ui/unbroken.tsx';

/** `?isletme=1001`: the business whose page the visitor came from. */
export const load = async (_: unknown, { query }: Address) => {
  const businessId = Number(query.get('isletme'));
  return {
    businessId: Number.isSafeInteger(businessId) && businessId > 0 ? businessId : undefined,
  };
};

export const head = (_: unknown, { site }: HeadContext): Head => ({
  title: texts.title,
  description: texts.description(site.name),
});

export function Page({ data: { businessId } }: PageProps<{ businessId: number | undefined }>) {
  const { contactEmail, contactPhone, imprint = {}, publicUrl } = useSite();
  const lines = Object.entries(texts.imprint).flatMap(([name, label]) => {
    const value = imprint[name as keyof typeof texts.imprint];
    return value ? [{ label, value }] : [];
  });
  return (
    <div className="shell pt-8 pb-16 lg:pt-12">
      <header className="measure">
        <h1>{lines.length > 0 ? texts.title : texts.titleAlone}</h1>
        <p className="mt-4 text-lg text-quiet">{texts.intro}</p>
        {(contactEmail || contactPhone) && (
          <p className="mt-5 flex flex-wrap gap-3">
            {contactPhone && (
              <ButtonLink href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}>
                {`${texts.call}: ${contactPhone}`}
              </ButtonLink>
            )}
            {contactEmail && <ButtonLink href={`mailto:${contactEmail}`}>{texts.write}</ButtonLink>}
          </p>
        )}
        <p className="mt-5 text-pretty text-quiet">
          <strong className="font-semibold text-ink">{texts.wrongInfo}</strong>{' '}
          {texts.wrongInfoText}{' '}
          <span className="lg:hidden">
            {texts.toRemoval}{' '}
            <a href="#kaldir" className="tap text-link underline">
              {texts.removal.title}
            </a>
          </span>
        </p>
      </header>
      <div className="mt-8 grid gap-8 lg:grid-cols-2">
        <Card as="section" id="yazin" aria-labelledby="mesaj" className="gap-4 p-5 sm:p-6">
          <h2 id="mesaj" className="text-xl">
            {texts.inquiry.title}
          </h2>
          <p className="text-quiet">{unbroken(texts.inquiry.text)}</p>
          <ContactForm purpose="inquiry" />
        </Card>
        <Card as="section" id="kaldir" aria-labelledby="kaldirma" className="gap-4 p-5 sm:p-6">
          <h2 id="kaldirma" className="text-xl">
            {texts.removal.title}
          </h2>
          <p className="text-quiet">{unbroken(texts.removal.text)}</p>
          <ContactForm
            key={businessId}
            purpose="removal"
            page={businessId ? `${publicUrl}/business/${businessId}` : ''}
            businessId={businessId}
          />
        </Card>
        {lines.length > 0 && (
          <section aria-labelledby="kunye" className="lg:col-span-2">
            <h2 id="kunye" className="text-xl">
              {texts.imprintTitle}
            </h2>
            <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
              {lines.map(({ label, value }) => (
                <div key={label} className="contents">
                  <dt className="text-quiet">{label}</dt>
                  <dd className="mb-2 wrap-anywhere sm:mb-0">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </div>
  );
}
