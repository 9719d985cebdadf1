import { Clock, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSite } from '#web/browser/site-context.ts';
import { adTexts, advertiseTexts as texts } from '#web/texts/advertising.ts';
import { Button } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';

export type Step = 1 | 2 | 3;

/** Where one is: contact information, form, done. */
export const Steps = ({ step }: { step: Step }) => (
  <ol
    aria-label={texts.stepsLabel}
    className="mb-6 flex flex-wrap gap-x-3 gap-y-2 text-sm noscript:hidden sm:gap-x-6 sm:text-base"
  >
    {texts.steps.map((name, index) => (
      <li
        key={name}
        aria-current={index + 1 === step ? 'step' : undefined}
        className={classNames(
          'flex items-center gap-1.5',
          index + 1 === step ? 'font-semibold' : 'text-quiet',
        )}
      >
        <span
          className={classNames(
            'figures grid size-7 place-items-center rounded-full text-sm',
            index + 1 === step ? 'bg-seyhan text-surface' : 'bg-sunken',
          )}
        >
          {index + 1}
        </span>
        {name}
      </li>
    ))}
  </ol>
);

const Way = ({
  icon,
  label,
  children,
}: {
  icon: ReactNode;
  label: string;
  children: ReactNode;
}) => (
  <div className="relative pl-8">
    <dt className="text-quiet text-sm">
      <span className="absolute top-0.5 left-0 text-seyhan">{icon}</span>
      {label}
    </dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);

const LINK = 'text-link inline-flex min-h-11 items-center';

/** How to reach the sales team, and the way to the form. */
export function ContactCard({ onForm }: { onForm: () => void }) {
  const { contactPhone, contactEmail } = useSite();
  return (
    <section className="card gap-4 p-5 sm:p-7">
      <h2 className="text-xl">{texts.contactTitle}</h2>
      <p>{texts.contactText}</p>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Way icon={<Clock className="size-5" aria-hidden="true" />} label={texts.hoursTitle}>
          {texts.hours}
        </Way>
        {contactPhone && (
          <Way icon={<Phone className="size-5" aria-hidden="true" />} label={texts.phone}>
            <a href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`} className={LINK}>
              {contactPhone}
            </a>
          </Way>
        )}
        {contactEmail && (
          <Way icon={<Mail className="size-5" aria-hidden="true" />} label={texts.mail}>
            <a href={`mailto:${contactEmail}`} className={`wrap-anywhere ${LINK}`}>
              {contactEmail}
            </a>
          </Way>
        )}
      </dl>
      <Button variant="primary" size="lg" onClick={onForm} className="noscript:hidden">
        {texts.toForm}
      </Button>
      <p className="hidden text-quiet noscript:block">{adTexts.needsScript}</p>
    </section>
  );
}
