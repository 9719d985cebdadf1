import { OPEN_DATA_PATH } from '#contract/open-data.ts';
import { useSite } from '#web/browser/site-context.ts';
import { AboutFacts } from '#web/features/static-pages/AboutFacts.tsx';
import {
  AboutBeliefs,
  AboutChecks,
  AboutInvitation,
  AboutStory,
} from '#web/features/static-pages/AboutSections.tsx';
import type { Head, HeadContext } from '#web/page.ts';
import { aboutText } from '#web/texts/about.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { HeroBridge } from '#web/ui/artwork/HeroBridge.tsx';

export const head = (_: null, { site }: HeadContext): Head => aboutText(site.name, site.facts);

export function Page() {
  const site = useSite();
  const text = aboutText(site.name, site.facts);
  return (
    <>
      <header className="relative isolate flex min-h-100 overflow-clip sm:min-h-116">
        <HeroBridge className="absolute inset-0 -z-1 size-full" />
        <div className="shell pt-7 lg:pt-10">
          <p className="font-heading font-semibold">{text.tagline}</p>
          <h1 className="mt-1 text-4xl">{text.title}</h1>
        </div>
      </header>
      <p className="shell mt-10 lg:mt-14">
        <span className="block max-w-4xl font-heading text-2xl font-semibold tracking-tight text-balance">
          {text.intro}
        </span>
      </p>
      <AboutFacts title={text.factsHeading} facts={text.facts} />
      <AboutStory section={text.story} />
      <AboutStory section={text.city} />
      <AboutBeliefs section={text.beliefs} />
      <AboutChecks section={text.checks} />
      <AboutStory section={text.sources} />
      <p className="shell mt-4">
        <Anchor href={OPEN_DATA_PATH} className="tap underline">
          {text.openData}
        </Anchor>
      </p>
      <AboutInvitation section={text.invitation} />
    </>
  );
}
