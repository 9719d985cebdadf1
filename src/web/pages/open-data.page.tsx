import { Download } from 'lucide-react';
import {
  getOpenData,
  licenceAddress,
  licencesIn,
  OPEN_DATA_FORMATS,
  OPEN_DATA_PATH,
  openDataFile,
  UNKNOWN_LICENCE,
} from '#contract/open-data.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import type { Api } from '#web/api/api.ts';
import { useSite } from '#web/browser/site-context.ts';
import type { Head, HeadContext, PageProps } from '#web/page.ts';
import { openDataTexts as texts } from '#web/texts/open-data.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { FiguresTable } from '#web/ui/FiguresTable.tsx';
import { Prose } from '#web/ui/Prose.tsx';

type Data = Awaited<ReturnType<typeof load>>;

export const load = (api: Api) => api.call(getOpenData, {});

export const head = ({ changedAt, columns }: Data, { site }: HeadContext): Head => ({
  title: texts.headTitle,
  description: texts.description,
  trail: [{ label: texts.name, href: OPEN_DATA_PATH }],
  structuredData: import.meta.env.SSR
    ? [
        {
          '@context': 'https://schema.org',
          '@type': 'Dataset',
          name: texts.headTitle,
          description: texts.description,
          url: site.publicUrl + OPEN_DATA_PATH,
          inLanguage: 'tr',
          isAccessibleForFree: true,
          creator: { '@type': 'Organization', name: site.name, url: `${site.publicUrl}/` },
          ...(changedAt && { dateModified: changedAt }),
          variableMeasured: columns.map(({ label }) => label),
          distribution: OPEN_DATA_FORMATS.map((format) => ({
            '@type': 'DataDownload',
            encodingFormat: texts.files[format].name,
            contentUrl: site.publicUrl + openDataFile(format),
          })),
        },
      ]
    : undefined,
});

export function Page({ data: { businesses, changedAt, sources, columns } }: PageProps<Data>) {
  const { publicUrl } = useSite();
  const isAnyUnknown = sources.some(({ licence }) => licence === UNKNOWN_LICENCE);
  return (
    <div className="shell flex flex-col gap-12 pt-8 pb-16 lg:pt-12">
      <header>
        <h1>{texts.title}</h1>
        <p className="measure mt-4 text-lg">{texts.lead}</p>
        <p className="measure mt-2 text-quiet">{texts.stand(businesses, changedAt)}</p>
      </header>
      <section aria-labelledby="dosyalar">
        <h2 id="dosyalar">{texts.filesTitle}</h2>
        <ul className="mt-4 grid gap-4 md:grid-cols-3">
          {OPEN_DATA_FORMATS.map((format) => {
            const { name, text } = texts.files[format];
            return (
              <li key={format} className="card flex flex-col items-start gap-3 p-5">
                <h3 className="text-lg">{name}</h3>
                <p className="grow text-quiet">{text}</p>
                <ButtonLink
                  href={openDataFile(format)}
                  reloads
                  rel="nofollow"
                  icon={<Download className="size-5" aria-hidden="true" />}
                >
                  {texts.download(name)}
                </ButtonLink>
                <code className="text-quiet text-sm wrap-anywhere">
                  {publicUrl}
                  {openDataFile(format)}
                </code>
              </li>
            );
          })}
        </ul>
      </section>
      <section aria-labelledby="lisans" className="flex max-w-3xl flex-col gap-4">
        <h2 id="lisans">{texts.licencesTitle}</h2>
        <Prose>
          <p>{texts.licences}</p>
          {isAnyUnknown && <p>{texts.unknownLicence}</p>}
        </Prose>
        {sources.length > 0 && (
          <FiguresTable
            caption={texts.sourcesCaption}
            columns={[...texts.sourceColumns]}
            words={[1]}
            rows={sources.map(({ licence, source, businesses: count }) => ({
              key: `${licence} ${source}`,
              head:
                licence === UNKNOWN_LICENCE
                  ? licence
                  : licencesIn(licence).map((one) => (
                      <Anchor key={one} href={licenceAddress(one)} className="tap mr-2 underline">
                        {one}
                      </Anchor>
                    )),
              figures: [source || texts.noSource, formatNumber(count)],
            }))}
          />
        )}
      </section>
      <section aria-labelledby="kullanim" className="flex flex-col gap-4">
        <h2 id="kullanim">{texts.useTitle}</h2>
        <Prose>
          <ul>
            {texts.use.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Prose>
      </section>
      <section aria-labelledby="fazlasi">
        <h2 id="fazlasi">{texts.moreTitle}</h2>
        <dl className="measure mt-4 flex flex-col gap-4">
          {[texts.corrections, texts.feed, texts.calendar, texts.api].map(
            ({ name, text, address }) => (
              <div key={name}>
                <dt className="font-semibold">{name}</dt>
                <dd>
                  {text}
                  <Anchor href={address} reloads rel="nofollow" className="tap block underline">
                    <code className="text-sm wrap-anywhere">{address}</code>
                  </Anchor>
                </dd>
              </div>
            ),
          )}
        </dl>
      </section>
      <section aria-labelledby="rozet" className="flex flex-col gap-4">
        <h2 id="rozet">{texts.badgeTitle}</h2>
        <p className="measure">{texts.badge}</p>
        <Snippet code={texts.badgeCode(publicUrl)} />
        <p className="measure">{texts.list}</p>
        <Snippet code={texts.listCode(publicUrl)} />
      </section>
      <section aria-labelledby="sutunlar" className="flex max-w-3xl flex-col gap-4">
        <h2 id="sutunlar">{texts.columnsTitle}</h2>
        <FiguresTable
          caption={texts.columnsCaption}
          columns={[...texts.columnColumns]}
          words={[1]}
          rows={columns.map(({ name, label }) => ({
            key: name,
            head: <code>{name}</code>,
            figures: [label],
          }))}
        />
      </section>
    </div>
  );
}

/** To be copied; it breaks where it must, so that nothing is pushed aside. */
const Snippet = ({ code }: { code: string }) => (
  <pre className="measure select-all whitespace-pre-wrap rounded-md border border-line bg-surface p-4 text-sm wrap-anywhere">
    <code>{code}</code>
  </pre>
);
