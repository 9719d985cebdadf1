import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { type AroundNavHandler, Router, useLocation, useRouter } from 'wouter';
import { lookOfSlug } from '#contract/categories/category-look.ts';
import type { Site } from '#contract/city/city.ts';
import { ConsentQuestion } from '#web/features/consent/ConsentQuestion.tsx';
import { SiteFrame } from '#web/features/site-frame/SiteFrame.tsx';
import { kitTexts } from '#web/texts/kit.ts';
import { CategoryLooksContext } from '#web/ui/artwork/category-look.ts';
import { island } from '#web/ui/island/island.ts';
import { whenTouched } from '#web/ui/island/when-touched.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import type { Api } from './api/api.ts';
import { type Ads, AdsContext, NO_ADS } from './browser/ads-context.ts';
import { ApiContext } from './browser/api-context.ts';
import { ClockContext, type PageClock, useStartedClock } from './browser/clock-context.ts';
import { ErrorBoundary } from './browser/ErrorBoundary.tsx';
import { repeatEarlyHands } from './browser/early-hands.ts';
import { SiteContext } from './browser/site-context.ts';
import { usePageSwap } from './browser/use-page-swap.ts';
import { usePageView } from './browser/use-page-view.ts';
import { handFocusOn, useScrollPlace } from './browser/use-scroll-place.ts';
import { useVisit } from './browser/use-visit.ts';
import { HeadTags } from './HeadTags.tsx';
import type { Address } from './page.ts';
import { addressOf, type LoadedPage, pageModule } from './page-loading.ts';
import { type PageStore, PageStoreContext, usePageStore } from './page-store.ts';
import { matchRoute, pageAddress } from './routes.ts';
import { appTexts } from './texts/app.ts';

export interface AppProps {
  site: Site;
  api: Api;
  clock: PageClock;
  store: PageStore;
  /**
   * The address the server renders: `/search?q=kebap`. Hydration draws it too, wherever the visitor has
   * gone while the code was on its way; the page of the address bar follows.
   */
  href: string;
}

/** Everything inside <body>. Its first element is a <div>: the server cuts the head's tags off before it. */
export function App(props: AppProps) {
  // Forms and buttons answer by now; journeys wait for it.
  useEffect(() => {
    repeatEarlyHands();
    document.documentElement.setAttribute('data-hydrated', '');
  }, []);
  return (
    <AppContexts {...props}>
      <div className="site">
        <CurrentPage />
      </div>
    </AppContexts>
  );
}

/** What every part of a page may ask for. */
export function AppContexts({
  site,
  api,
  clock,
  store,
  href,
  children,
}: AppProps & { children: ReactNode }) {
  const [ssrPath = ''] = href.split('?', 1);
  const ssrSearch = href.slice(ssrPath.length);
  // Whoever asks once more for what did not come, by the same link: it is loaded, and no step of the history.
  const goOrRetry: AroundNavHandler = (navigate, to, options) => {
    const asked = pageAddress(to);
    const isHere = asked === pageAddress(location.pathname + location.search);
    if (isHere && store.entry(asked)?.state === 'failed') void store.load(asked);
    else navigate(to, options);
  };
  return (
    <SiteContext value={site}>
      <CategoryLooksContext value={(slug) => lookOfSlug(site.categories, slug)}>
        <ApiContext value={api}>
          <ClockContext value={clock}>
            <PageStoreContext value={store}>
              <Router ssrPath={ssrPath} ssrSearch={ssrSearch} aroundNav={goOrRetry}>
                {children}
              </Router>
            </PageStoreContext>
          </ClockContext>
        </ApiContext>
      </CategoryLooksContext>
    </SiteContext>
  );
}

interface Shown {
  loaded: LoadedPage;
  ads: Ads;
  address: Address;
}

/** The page of the address; while that is fetched, the page before stays, or its own `Loading` is seen. */
function CurrentPage() {
  const store = usePageStore();
  const [, navigate] = useLocation();
  // Raw, as the server and the address bar have them: wouter's own hooks decode, and `%C5%9F` would be
  // another key than `ş`.
  const router = useRouter();
  const [path] = router.hook(router);
  const search = router.searchHook(router);
  useStartedClock();
  const asked = pageAddress(path + search);
  const read = () => store.entry(asked);
  const found = useSyncExternalStore(store.subscribe, read, read);
  const now = { href: asked, entry: found, isPage: found?.state === 'ready' };
  const { href, entry } = usePageSwap(now);
  const { match, address } = addressOf(href);
  // Asks for no render of its own: right after hydration that would be the whole page once more, at once.
  const kept = useRef<Shown>(undefined);
  const before = kept.current;

  useEffect(() => void store.load(asked), [store, asked]);
  useEffect(() => {
    if (entry?.state === 'redirect') navigate(entry.to, { replace: true });
    if (entry?.state === 'ready') kept.current = { ...entry, address: addressOf(href).address };
  }, [entry, href, navigate]);

  const isSamePath = before?.loaded.page === match.page && before.address.path === address.path;
  // Told until the next answer, so that whoever tries again keeps their place.
  const isAgain = entry?.state === 'loading' && entry.isAgain;
  const isFailed = isAgain || entry?.state === 'failed';
  // What is said instead of a page has the place of one: its top is seen.
  useScrollPlace(href, entry?.state === 'ready' || (isFailed && !isSamePath));
  usePageView(address.path, entry?.state === 'ready');
  useVisit(address.path, entry?.state === 'ready');

  // Always the same frame, so that what somebody types into the header's search outlasts a change of page.
  const onRetry = () => void store.load(href, true).then(handFocusOn);
  const ready = entry?.state === 'ready' ? { ...entry, address } : undefined;
  // A filter or the next page of a list: what stands, stays.
  const isKept = !ready && isSamePath;
  const Loading =
    entry?.state === 'loading' && entry.isModuleHere && !isAgain
      ? pageModule(match.page)?.Loading
      : undefined;
  const shown = ready ?? (isKept || !(isFailed || Loading) ? before : undefined);
  // Those of what stands, until the next page does.
  const last = ready ?? before;
  return (
    <Framed
      ads={last?.ads}
      isWaiting={!ready && (isAgain || !isFailed)}
      below={isKept && isFailed && <LoadingFailed isBelow isBusy={isAgain} onRetry={onRetry} />}
    >
      {shown ? (
        <ShownPage {...shown} next={isKept && !isFailed ? address : undefined} onRetry={onRetry} />
      ) : isFailed ? (
        <LoadingFailed isBusy={isAgain} onRetry={onRetry} />
      ) : (
        Loading && (
          <Loading
            address={address}
            data={before?.loaded.page === match.page ? before.loaded.data : undefined}
          />
        )
      )}
    </Framed>
  );
}

interface ShownPageProps extends Shown {
  next?: Address | undefined;
  onRetry: () => void;
}

function ShownPage({ loaded, address, next, onRetry }: ShownPageProps) {
  const module = pageModule(loaded.page);
  if (!module) return null;
  return (
    <ErrorBoundary key={loaded.page}>
      <HeadTags module={module} data={loaded.data} address={address} />
      <module.Page data={loaded.data} address={address} next={next} onRetry={onRetry} />
    </ErrorBoundary>
  );
}

/** Every page ends with it, and most visits never come so far. */
const Footer = island(async () => {
  const [{ SiteFooter }, { FooterAd }] = await Promise.all([
    import('#web/features/site-frame/SiteFooter.tsx'),
    import('#web/features/advertising/FooterAd.tsx'),
  ]);
  return () => <SiteFooter ad={<FooterAd />} />;
}, whenTouched);

interface FramedProps {
  ads: Ads | undefined;
  children: ReactNode;
  /** Stands at the end of the page. */
  below?: ReactNode;
  isWaiting?: boolean;
}

function Framed({ ads = NO_ADS, children, below, isWaiting = false }: FramedProps) {
  const [path] = useLocation();
  const { route } = matchRoute(path);
  return (
    <AdsContext value={ads}>
      <ProgressBar isActive={isWaiting} label={appTexts.pageIsLoading} />
      <SiteFrame footer={<Footer />} isLong={route?.isLong === true} isUnknown={!route}>
        {children}
        {below}
      </SiteFrame>
      <ConsentQuestion />
    </AdsContext>
  );
}

interface LoadingFailedProps {
  /** The page before stands above it: it stays in sight. */
  isBelow?: boolean;
  /** It is being asked for again. */
  isBusy: boolean;
  onRetry: () => void;
}

function LoadingFailed({ isBelow, isBusy, onRetry }: LoadingFailedProps) {
  const Title = isBelow ? 'h2' : 'h1';
  return (
    <div
      role="alert"
      aria-busy={isBusy}
      className={isBelow ? 'loading-failed-below' : 'loading-failed shell'}
    >
      <Title>{isBelow ? appTexts.nextFailed : appTexts.failedTitle}</Title>
      <p className="text-quiet">{kitTexts.tryAgain}</p>
      <button type="button" className="button button-primary" onClick={onRetry}>
        {kitTexts.again}
      </button>
    </div>
  );
}
