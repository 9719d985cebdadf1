import type { ReactNode } from 'react';
import { promptTexts as texts } from '#web/texts/search-outcome.ts';
import { EmptyScene } from '#web/ui/artwork/EmptyScene.tsx';
import { Chip } from '#web/ui/Chip.tsx';

interface SearchPromptProps {
  hrefFor: (q: string) => string;
  /** The categories as links. */
  categories: ReactNode;
}

/** Before anything is asked: how to ask, and a few doors. */
export const SearchPrompt = ({ hrefFor, categories }: SearchPromptProps) => (
  <div className="mx-auto flex max-w-2xl flex-col items-center gap-8 py-6 text-center sm:py-10">
    <div className="flex flex-col items-center gap-3">
      <EmptyScene kind="pin" className="h-36" />
      <h2>{texts.title}</h2>
      <p className="measure text-quiet">{texts.text}</p>
    </div>
    <div className="self-stretch">
      <h3 className="mb-3 text-base">{texts.ideasTitle}</h3>
      <ul className="flex flex-wrap justify-center gap-2">
        {texts.ideas.map((idea) => (
          <li key={idea}>
            <Chip href={hrefFor(idea)} className="max-[18rem]:whitespace-normal">
              {idea}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
    <div className="self-stretch *:justify-center">
      <h3 className="mb-3 text-base">{texts.categoriesTitle}</h3>
      {categories}
    </div>
  </div>
);
