import { Link2, Link2Off } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FavoriteList, shareFavorites, withdrawFavorites } from '#contract/favorites.ts';
import { useApi } from '#web/browser/api-context.ts';
import { failureToast } from '#web/browser/failure-toast.ts';
import { favoritesTexts as texts } from '#web/texts/favorites.ts';
import { Button } from '#web/ui/Button.tsx';
import { notify } from '#web/ui/notify.ts';
import { useBusy } from '#web/ui/use-busy.ts';

interface ListSharingProps {
  /** The named one; none: all favorites. */
  list?: FavoriteList | undefined;
  token: string | null;
  onToken: (token: string | null) => void;
  shareButton: (path: string, name?: string) => ReactNode;
}

/** The list's link: opened, handed on, withdrawn. */
export function ListSharing({ list, token, onToken, shareButton }: ListSharingProps) {
  const api = useApi();
  const which = list ? { listId: list.id } : {};
  const { isBusy, run } = useBusy();
  const share = useRef<HTMLSpanElement>(null);
  const [isAsked, setAsked] = useState(false);
  const failed = (error: unknown) => notify(failureToast(texts.shareFailed, error));
  const open = () =>
    run(async () => {
      onToken((await api.call(shareFavorites, which)).token);
      setAsked(true);
    }, failed);
  // Whoever asked for the link wants to hand it on.
  useEffect(() => {
    if (!isAsked) return;
    setAsked(false);
    const button = share.current?.querySelector('button');
    button?.focus();
    button?.click();
  }, [isAsked]);
  const withdraw = () =>
    run(async () => {
      await api.call(withdrawFavorites, which);
      onToken(null);
      void notify({ title: texts.withdrawn, description: texts.withdrawnText, tone: 'success' });
    }, failed);
  return (
    <section aria-labelledby="listeyi-paylas" className="mt-12 border-line border-t pt-8">
      <h2 id="listeyi-paylas" className="text-xl wrap-anywhere">
        {list ? texts.shareTitleOf(list.name) : texts.shareTitle}
      </h2>
      <p className="measure mt-1 mb-4 text-quiet">{token ? texts.shareOn : texts.shareText}</p>
      <div className="flex flex-wrap gap-3">
        {token ? (
          <>
            <span ref={share} className="contents">
              {shareButton(`/favorites/${token}`, list?.name)}
            </span>
            <Button
              icon={<Link2Off aria-hidden="true" />}
              busy={isBusy}
              onClick={() => void withdraw()}
            >
              {texts.withdraw}
            </Button>
          </>
        ) : (
          <Button
            variant="river"
            icon={<Link2 aria-hidden="true" />}
            busy={isBusy}
            onClick={() => void open()}
          >
            {texts.shareOpen}
          </Button>
        )}
      </div>
    </section>
  );
}
