import { ChevronDown } from 'lucide-react';
import { useSite } from '#web/browser/site-context.ts';
import { type LegalSection, type LegalText, legalPageTexts as texts } from '#web/texts/legal.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Prose } from '#web/ui/Prose.tsx';
import { unbroken } from '#web/ui/unbroken.tsx';

type LegalDocumentProps = {
  text: LegalText;
  /** The other legal text, which this one leans on. */
  other: { href: string; label: string };
};

/** A legal text with its contents beside it (wide) or folded above it (phone); prints as text alone. */
export function LegalDocument({ text, other }: LegalDocumentProps) {
  const { contactEmail } = useSite();
  return (
    <div className="shell pt-8 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-14 lg:pt-12">
      <header className="lg:col-start-2">
        <h1>{text.title}</h1>
        <p className="mt-3 text-sm text-quiet">
          {texts.lastUpdated} {text.lastUpdated}
        </p>
        <Prose className="mt-5">
          <p className="text-lg">{unbroken(text.intro)}</p>
        </Prose>
      </header>
      <details className="group not-printed mt-7 rounded-lg border border-line bg-surface lg:hidden">
        <summary className="flex min-h-12 items-center justify-between px-4 font-semibold">
          {texts.contents}
          <ChevronDown
            className="size-5 text-quiet transition group-open:rotate-180"
            aria-hidden="true"
          />
        </summary>
        <nav aria-label={texts.contents} className="border-t border-line px-4 py-2">
          <Contents sections={text.sections} />
        </nav>
      </details>
      <aside className="not-printed hidden lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:block">
        <nav
          aria-label={texts.contents}
          className="sticky top-22 max-h-[calc(100dvh-7rem)] overflow-y-auto border-l-2 border-line pl-4 text-sm"
        >
          <p className="mb-1 font-heading text-base font-bold">{texts.contents}</p>
          <Contents sections={text.sections} />
        </nav>
      </aside>
      <Prose className="lg:col-start-2">
        {text.sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        <p className="not-printed mt-12! border-t border-line pt-6">
          {texts.otherText} <Anchor href={other.href}>{other.label}</Anchor>
          {contactEmail && (
            <>
              <br />
              {texts.write} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            </>
          )}
        </p>
      </Prose>
    </div>
  );
}

const Contents = ({ sections }: { sections: LegalSection[] }) => (
  <ol>
    {sections.map(({ id, heading }) => (
      <li key={id}>
        <a href={`#${id}`} className="block py-2.5 text-quiet hover:text-seyhan lg:py-1.5">
          {heading}
        </a>
      </li>
    ))}
  </ol>
);

const Section = ({ section }: { section: LegalSection }) => (
  <>
    <h2 id={section.id}>{section.heading}</h2>
    {section.paragraphs.map((paragraph) => (
      <p key={paragraph}>{unbroken(paragraph)}</p>
    ))}
    {section.items && (
      <ul className={section.itemsAreLettered && 'list-none! pl-0!'}>
        {section.items.map((item) => (
          <li key={item}>{unbroken(item)}</li>
        ))}
      </ul>
    )}
    {section.definitions && (
      <ul>
        {section.definitions.map(({ name, text }) => (
          <li key={name}>
            <strong>{unbroken(name)}:</strong> {unbroken(text)}
          </li>
        ))}
      </ul>
    )}
  </>
);
