import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { getCity, listCityChanges } from '#contract/offline/city-pack.ts';
import { useApi } from '#web/browser/api-context.ts';
import { type KeptCity, removeCity, WANTED } from '#web/browser/kept-city.ts';
import { isSavingData } from '#web/browser/saving-data.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { offlineCityTexts as texts } from '#web/texts/offline-city.ts';
import { AgainButton, Button, ButtonLink } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { isFull, readCityHere, takeCity } from './city-here.ts';
import type { CitySearchProps } from './city-parts.ts';
import { isKeeping } from './kept-here.ts';

type Doing =
  | { state: 'rest' }
  | { state: 'asking' }
  /** What is small is not stopped. */
  | { state: 'taking'; part: number; stop?: () => void }
  | { state: 'failed'; text: string };

/** The whole city on this device: taken along when somebody asks for it, searched when there is no network. */
export function CityScreen({ Search }: { Search: ComponentType<CitySearchProps> }) {
  const api = useApi();
  const [round, setRound] = useState(0);
  const [doing, setDoing] = useState<Doing>({ state: 'rest' });
  const isOnline = useOnline();
  const wanted = useWanted();
  const kept = useAsked(String(round), readCityHere);
  const offered = useAsked(isOnline ? String(round) : undefined, () => api.call(getCity, {}));
  const here = kept.state === 'ready' ? kept.data : undefined;
  const offer = offered.state === 'ready' ? offered.data : undefined;
  // A site that refuses has answered.
  const isRefused = offered.state === 'failed' && Boolean(offered.status);
  const isAway = isOnline === false || (offered.state === 'failed' && !isRefused);
  // With a network the site answers.
  const isReached = wanted !== undefined && isOnline && offer !== undefined;
  useEffect(() => {
    if (isReached) location.replace(`/business/${wanted}`);
  }, [isReached, wanted]);
  const next = () => {
    setDoing({ state: 'rest' });
    setRound((before) => before + 1);
  };

  const fail = (error: unknown) =>
    setDoing({ state: 'failed', text: isFull(error) ? texts.full : texts.failed });
  const take = async () => {
    if (!offer) return;
    const stopping = new AbortController();
    const stop = () => {
      stopping.abort();
      setDoing({ state: 'rest' });
    };
    setDoing({ state: 'taking', part: 0, stop });
    try {
      await takeCity(
        offer,
        (part) => stopping.signal.aborted || setDoing({ state: 'taking', part, stop }),
        stopping.signal,
      );
      void notify({ title: texts.done, description: texts.doneText, tone: 'success' });
      next();
    } catch (error) {
      if (!stopping.signal.aborted) fail(error);
    }
  };
  const update = async (city: KeptCity) => {
    setDoing({ state: 'taking', part: 0 });
    try {
      const { changes } = await api.call(listCityChanges, { since: city.version });
      if (!changes) return setDoing({ state: 'failed', text: texts.tooOld });
      const { bringUpToDate } = await import('./whole-city.ts');
      const count = await bringUpToDate(city, changes);
      void notify({ title: texts.upToDate, description: texts.updated(count), tone: 'success' });
      next();
    } catch (error) {
      fail(error);
    }
  };
  const remove = async () => {
    await removeCity(caches);
    void notify({ title: texts.removed, description: texts.removedText, tone: 'success' });
    next();
  };
  const askOrTake = () => (isSavingData() ? setDoing({ state: 'asking' }) : void take());
  const isBusy = doing.state === 'taking';

  return (
    <>
      {/* In the place of the page of a business its name stands there. */}
      {!(here && wanted && isAway) && (
        <h1 tabIndex={-1} className="mb-4">
          {texts.title}
        </h1>
      )}
      {/* Whoever has it wants to search. */}
      {!here && <p className="measure -mt-2 mb-6 text-quiet">{texts.lead}</p>}
      {kept.state === 'loading' && <p className="text-quiet">{texts.reading}</p>}
      {here && (
        <Suspense fallback={<p className="text-quiet">{texts.preparing}</p>}>
          <Search here={here} isAway={isAway} wanted={wanted} />
        </Suspense>
      )}
      {here && (
        <>
          <p className="figures mt-8 font-semibold">{texts.here(here)}</p>
          <p className="figures text-quiet text-sm">{texts.version(here.version)}</p>
        </>
      )}
      {isRefused && (
        <Notice
          isNews
          tone="warning"
          title={texts.refused}
          className="mt-4"
          action={<AgainButton onClick={offered.again} />}
        />
      )}
      {kept.state === 'ready' && !here && !isRefused && <NotHere isAway={isAway} offer={offer} />}
      {doing.state === 'asking' && offer && (
        <Notice
          isNews
          tone="warning"
          title={texts.saving}
          className="mt-4"
          action={
            <>
              <Button variant="primary" onClick={() => void take()}>
                {texts.yes}
              </Button>
              <Button onClick={() => setDoing({ state: 'rest' })}>{texts.no}</Button>
            </>
          }
        >
          {texts.savingText(offer.bytes)}
        </Notice>
      )}
      {doing.state === 'taking' && <Progress part={doing.part} stop={doing.stop} />}
      {doing.state === 'failed' && (
        <Notice isNews tone="danger" title={doing.text} className="mt-4" />
      )}
      {kept.state === 'ready' && doing.state !== 'asking' && (
        <p className="mt-4 flex flex-wrap gap-3">
          {!here && offer && 'caches' in window && isKeeping() && (
            <Button variant="primary" busy={isBusy} onClick={askOrTake}>
              {texts.download(offer.bytes)}
            </Button>
          )}
          {here && offer && (
            <Button busy={isBusy} onClick={() => void update(here)}>
              {texts.update}
            </Button>
          )}
          {here && offer && doing.state === 'failed' && (
            <Button onClick={askOrTake}>{texts.again(offer.bytes)}</Button>
          )}
          {here && (
            <Button variant="quiet" onClick={() => void remove()}>
              {texts.remove}
            </Button>
          )}
          <ButtonLink href="/cevrimdisi" reloads>
            {texts.toKept}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** What could be taken along, or why nothing can. */
function NotHere({
  isAway,
  offer,
}: {
  isAway: boolean;
  offer: { businesses: number } | undefined;
}) {
  if (!('caches' in window)) return <p className="text-quiet">{texts.cannot}</p>;
  if (!isKeeping()) return <p className="text-quiet">{texts.stopped}</p>;
  if (isAway) return <p className="text-quiet">{texts.notHere}</p>;
  return (
    <p className="figures text-quiet">{offer ? texts.offered(offer.businesses) : texts.asking}</p>
  );
}

function Progress({ part, stop }: { part: number; stop: (() => void) | undefined }) {
  return (
    <div className="mt-4 flex items-center gap-3">
      <p className="flex grow items-center gap-3" role="status">
        <progress className="h-2 grow" value={part} max={1} aria-label={texts.downloading} />
        <span className="figures">{texts.percent(part)}</span>
      </p>
      {stop && (
        <Button variant="quiet" size="sm" onClick={stop}>
          {texts.stop}
        </Button>
      )}
    </div>
  );
}

/** The business whose page was asked for without a network: the worker names it in the address. */
function useWanted(): number | undefined {
  const [wanted, setWanted] = useState<number>();
  useEffect(() => {
    const id = Number(new URLSearchParams(location.search).get(WANTED));
    if (Number.isSafeInteger(id) && id > 0) setWanted(id);
  }, []);
  return wanted;
}

/** Whether the device has a network; undefined before anybody knows. */
function useOnline(): boolean | undefined {
  const [isOnline, setOnline] = useState<boolean>();
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return isOnline;
}
