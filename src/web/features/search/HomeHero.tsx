import type { ComponentProps } from 'react';
import { HeroBridge } from '#web/ui/artwork/HeroBridge.tsx';
import { SearchForm } from './SearchForm.tsx';
import { Shortcuts } from './Shortcuts.tsx';

interface HomeHeroProps {
  texts: {
    readonly title: string;
    readonly subline: string;
    readonly form: Parameters<typeof SearchForm>[0]['texts'];
  };
  shortcuts: ComponentProps<typeof Shortcuts>;
  categories: readonly { name: string }[];
  onSearch: (form: FormData) => void;
}

/** The promise, Taşköprü in the light of the hour below it, and the search on the near bank. */
export const HomeHero = ({ texts, shortcuts, categories, onSearch }: HomeHeroProps) => (
  <section>
    <div className="relative isolate overflow-hidden pb-[clamp(3.5rem,100dvh-47rem,6rem)] sm:pb-66 lg:[clip-path:inset(0_0_calc(51rem-100dvh))] 2xl:pb-84">
      <div className="shell pt-4 sm:pt-6">
        <h1 tabIndex={-1} className="mb-3 max-w-4xl text-5xl max-[18rem]:text-4xl xl:max-w-none">
          {texts.title}
        </h1>
        {/* Left of the sun, which stands in the middle of the scene; on a low screen the search has its room. */}
        <p className="mb-3 max-w-2xl sm:mb-4 text-balance text-lg max-sm:max-w-[calc(50vw+4.25rem-var(--gutter))] max-[28rem]:[@media(height<40rem)]:sr-only">
          {texts.subline}
        </p>
        <Shortcuts {...shortcuts} />
      </div>
      {/* The sky begins in the paper, so the words stand on paper in every light. It comes after them: a page that is still arriving does not draw it too low. */}
      <HeroBridge className="-z-1 absolute inset-x-0 bottom-0 h-60 w-full [mask-image:linear-gradient(transparent,black_42%)] sm:h-116" />
    </div>
    {/* On a low desk further over the water, which ends behind it: the offer to owners finds room below. */}
    <div className="shell -mt-6 relative sm:-mt-12 lg:mt-[clamp(-15rem,100dvh-54rem,-3rem)]">
      <div className="rounded-xl border border-line bg-raised p-3.5 shadow-float sm:p-4">
        <SearchForm texts={texts.form} categories={categories} values={{}} onSearch={onSearch} />
      </div>
    </div>
  </section>
);
