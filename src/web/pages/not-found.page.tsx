import { NOT_FOUND_TEXT } from '#contract/city/city.ts';
import { NotFoundSearch } from '#web/features/static-pages/NotFoundSearch.tsx';
import type { Head } from '#web/page.ts';
import { pageNotFound as texts } from '#web/texts/not-found.ts';
import { EmptyScene } from '#web/ui/artwork/EmptyScene.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';

export const status = () => 404;

export const head: Head = {
  title: texts.tabTitle,
  description: NOT_FOUND_TEXT,
  isIndexed: false,
};

export const Page = () => (
  <div className="shell flex flex-col items-center pt-10 text-center lg:pt-14">
    <EmptyScene kind="shutter" className="w-56 lg:w-72" />
    <h1 lang={texts.titleLang} className="mt-6">
      {texts.title}
    </h1>
    <p className="mt-3 font-heading text-xl font-semibold tracking-tight">{texts.heading}</p>
    <p className="mt-3 max-w-md text-quiet">{texts.text}</p>
    <div className="mt-8 w-full max-w-md">
      <NotFoundSearch />
      <ul className="mt-4 flex flex-wrap justify-center gap-2">
        {texts.links.map(({ href, label }) => (
          <li key={href}>
            <ButtonLink href={href} variant="quiet">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
