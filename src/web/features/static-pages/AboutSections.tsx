import { Clock, type LucideIcon, MessageSquareQuote, Scale, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSite } from '#web/browser/site-context.ts';
import type { AboutSection, AboutText } from '#web/texts/about.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Prose } from '#web/ui/Prose.tsx';
import { SectionHeading } from '#web/ui/SectionHeading.tsx';
import { unbroken } from '#web/ui/unbroken.tsx';

/** A heading on the left, its paragraphs beside it where there is room. */
export const AboutStory = ({ section }: { section: AboutSection }) => (
  <section
    id={section.id}
    className="shell mt-14 grid gap-x-14 gap-y-4 lg:mt-20 lg:grid-cols-[20rem_minmax(0,1fr)]"
  >
    <h2>{section.heading}</h2>
    <Prose>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>{unbroken(paragraph)}</p>
      ))}
    </Prose>
  </section>
);

const beliefIcons: LucideIcon[] = [Clock, Scale, MessageSquareQuote, ShieldCheck];

export const AboutBeliefs = ({ section }: { section: AboutText['beliefs'] }) => (
  <section id={section.id} className="shell mt-14 lg:mt-20">
    <SectionHeading title={section.heading} />
    <ul className="grid gap-x-14 gap-y-8 sm:grid-cols-2">
      {section.items.map(({ name, text }, index) => {
        const Icon = beliefIcons[index % beliefIcons.length] ?? Clock;
        return (
          <li key={name} className="flex gap-4">
            <InArch>
              <Icon className="size-6" />
            </InArch>
            <Named name={name}>{text}</Named>
          </li>
        );
      })}
    </ul>
  </section>
);

export const AboutChecks = ({ section }: { section: AboutText['checks'] }) => (
  <section id={section.id} className="shell mt-14 lg:mt-20">
    <SectionHeading title={section.heading} lead={section.paragraphs[0]} />
    <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      {section.items.map(({ name, text }, index) => (
        <li key={name} className="flex gap-4 lg:flex-col">
          <InArch>
            <span className="figures font-heading text-xl font-bold">{index + 1}</span>
          </InArch>
          <Named name={name}>{text}</Named>
        </li>
      ))}
    </ol>
  </section>
);

export function AboutInvitation({ section }: { section: AboutText['invitation'] }) {
  const { contactEmail } = useSite();
  return (
    <section id={section.id} className="not-printed shell mt-14 lg:mt-20">
      <div className="rounded-xl bg-portakal-soft px-6 py-9 sm:px-10 lg:py-12">
        <h2>{section.heading}</h2>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph} className="measure mt-3 text-lg">
            {paragraph}
          </p>
        ))}
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href="/add-business" variant="primary">
            {section.add}
          </ButtonLink>
          <ButtonLink href="/businesses">{section.browse}</ButtonLink>
          <ButtonLink href="/map">{section.onMap}</ButtonLink>
          {contactEmail && <ButtonLink href={`mailto:${contactEmail}`}>{section.write}</ButtonLink>}
        </div>
      </div>
    </section>
  );
}

/** A small arch for a sign or a number. */
const InArch = ({ children }: { children: ReactNode }) => (
  <span
    aria-hidden="true"
    className="arch grid h-14 w-12 flex-none place-items-center bg-portakal-soft pt-1.5"
  >
    {children}
  </span>
);

const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <h3 className="text-lg">{name}</h3>
    <p className="mt-1 max-w-md">{unbroken(children)}</p>
  </div>
);
