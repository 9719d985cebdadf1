import { useEffect, useState } from 'react';
import { CITY_PATH } from '#web/browser/kept-city.ts';
import type { KeptPage } from '#web/browser/kept-store.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { momentOf, offlineTexts as texts } from '#web/texts/offline.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { clearKept, isKeeping, readKeptHere, startKeeping, stopKeeping } from './kept-here.ts';
import { questionOf } from './question-of.ts';

/** What is kept on this device, with or without a network; without one it stands in the place of other pages. */
export function OfflineScreen() {
  const [round, setRound] = useState(0);
  const kept = useAsked(String(round), readKeptHere);
  const { isOffline, wanted } = useNetwork();
  const isOn = kept.state !== 'ready' || isKeeping();
  const clear = async () => {
    await clearKept();
    setRound((before) => before + 1);
    void notify({ title: texts.cleared, description: texts.clearedText, tone: 'success' });
  };
  const stop = async () => {
    await stopKeeping();
    setRound((before) => before + 1);
  };
  const here = kept.state === 'ready' ? kept.data : undefined;
  // What was asked is answered at once where the city is here.
  const isAnsweredHere = Boolean(here?.hasCity && wanted && questionOf(wanted));
  useEffect(() => {
    if (isAnsweredHere) location.replace(cityAddress(wanted));
  }, [isAnsweredHere, wanted]);
  return (
    <>
      <h1 tabIndex={-1}>{isOffline ? texts.noNetwork : texts.title}</h1>
      <p className="measure mt-2 mb-6 text-quiet">{isOffline ? texts.noNetworkText : texts.lead}</p>
      {wanted && (
        <Notice
          tone="warning"
          title={isOffline ? texts.notKept : texts.noSite}
          className="mb-6"
          action={
            <ButtonLink href={wanted} reloads variant="primary">
              {texts.again}
            </ButtonLink>
          }
        >
          {!isOffline && texts.notKept}
        </Notice>
      )}
      {here && (here.hasCity || !isOffline) && (
        <p className="mb-6">
          <ButtonLink href={cityAddress(wanted)} reloads>
            {here.hasCity ? texts.searchCity : texts.takeCity}
          </ButtonLink>
        </p>
      )}
      {kept.state === 'loading' && <p className="text-quiet">{texts.reading}</p>}
      {kept.state === 'ready' && !here && <p className="text-quiet">{texts.cannot}</p>}
      {here && here.waiting > 0 && (
        <Notice isNews title={texts.waiting(here.waiting)} className="mb-6" />
      )}
      {here && here.favorites.length + here.seen.length === 0 && (
        <p className="rounded-lg bg-sunken px-5 py-8 text-center text-quiet">
          {isOn ? texts.nothing : texts.stopped}
        </p>
      )}
      {here && <KeptList title={texts.favorites} pages={here.favorites} />}
      {here && <KeptList title={texts.seen} pages={here.seen} />}
      {here && (
        <p className="mt-8 flex flex-wrap gap-3">
          {here.favorites.length + here.seen.length > 0 && (
            <Button onClick={() => void clear()}>{texts.clear}</Button>
          )}
          {isOn ? (
            <Button onClick={() => void stop()}>{texts.stop}</Button>
          ) : (
            <Button onClick={startKeeping}>{texts.start}</Button>
          )}
        </p>
      )}
    </>
  );
}

/** With the question that had no network to go to. */
const cityAddress = (wanted: string): string => {
  const question = wanted && questionOf(wanted);
  return question ? `${CITY_PATH}?q=${encodeURIComponent(question)}` : CITY_PATH;
};

function KeptList({ title, pages }: { title: string; pages: KeptPage[] }) {
  const now = new Date();
  if (pages.length === 0) return null;
  return (
    <section aria-label={title} className="mb-8">
      <h2 className="mb-3 text-xl">{title}</h2>
      <ul className="divide-y divide-line border-line border-y">
        {pages.map(({ address, title, keptAt }) => (
          <li key={address}>
            <Anchor
              href={address}
              reloads
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2"
            >
              <span className="font-semibold underline wrap-anywhere">{title}</span>
              <span className="figures text-quiet text-sm">
                {texts.kept(momentOf(new Date(keptAt), now))}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Answers whoever can reach the site. */
const ALIVE = '/healthz';

/** Whether there is a network, and the page that somebody wanted when there was none: the worker names it behind `#`. */
function useNetwork() {
  const [network, setNetwork] = useState({ isOffline: false, wanted: '' });
  useEffect(() => {
    const hash = decodeURI(location.hash.slice(1));
    const wanted = /^\/(?!\/)/.test(hash) ? hash : '';
    const look = () => setNetwork({ isOffline: !navigator.onLine, wanted });
    // A browser is online before the site can be reached, and sometimes says so where it is not.
    const back = async () => {
      const answer = await fetch(ALIVE, { cache: 'no-store' }).catch(() => undefined);
      if (wanted && answer?.ok) location.replace(wanted);
      else look();
    };
    look();
    const tryAgain = () => void back();
    addEventListener('online', tryAgain);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', tryAgain);
      removeEventListener('offline', look);
    };
  }, []);
  return network;
}
