import { useAdsHere } from '#web/browser/ads-context.ts';
import { adSpaceTexts as texts } from '#web/texts/ad-spaces.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { AdLine } from './AdLine.tsx';

const ADVERTISE = '/advertise';

/** The space on the home page: up to three ads, or the place where yours could be. */
export function HomeAds() {
  const { page } = useAdsHere();
  if (page.length === 0) {
    return (
      <Anchor
        href={ADVERTISE}
        className="not-printed flex min-h-11 flex-wrap items-center justify-center gap-x-4 rounded-lg border-2 border-line border-dashed text-center text-ink hover:border-seyhan hover:no-underline"
      >
        <span className="font-heading font-semibold">{texts.space}</span>
        <span className="text-quiet text-sm">{texts.invitation}</span>
      </Anchor>
    );
  }
  return (
    <section aria-label={texts.space} className="not-printed">
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-quiet text-sm">
        {texts.space}
        <Anchor href={ADVERTISE} className="text-link inline-flex min-h-11 items-center">
          {texts.advertise}
        </Anchor>
      </p>
      <ul className="rail sm:grid-cols-[minmax(0,1fr)] sm:gap-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {page.map((ad) => (
          <li key={`${ad.kind} ${ad.id}`}>
            <AdLine ad={ad} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Between the results of a list: one, over the whole width, so that nobody takes it for a result. */
export function ListAd() {
  const [ad] = useAdsHere().page;
  if (!ad) return null;
  return (
    <section aria-label={texts.mark} className="not-printed">
      <AdLine ad={ad} isWide />
    </section>
  );
}
