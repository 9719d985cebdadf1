import { type ReactNode, useState } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import { type FavoriteBusiness, getFavoriteList } from '#contract/favorites.ts';
import { hasPrincipal, useAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { loginAddress } from '#web/browser/login-address.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { favoritesTexts as texts } from '#web/texts/favorites.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { FavoriteGrid } from './FavoriteGrid.tsx';
import { FavoriteNote } from './FavoriteNote.tsx';
import { FavoriteSummary } from './FavoriteSummary.tsx';
import { ListSharing } from './ListSharing.tsx';
import { openFirst } from './open-first.ts';

interface FavoritesScreenProps {
  card: (business: Business, heart: ReactNode) => ReactNode;
  skeleton: ReactNode;
  /** 'Paylaş' for the address of the list. */
  shareButton: (path: string) => ReactNode;
}

/** 'Favorilerim', of a guest as of a member. */
export function FavoritesScreen({ card, skeleton, shareButton }: FavoritesScreenProps) {
  const api = useApi();
  const account = useAccount();
  const isKnown = account.kind === 'visitor' || account.kind === 'member';
  const who = account.kind === 'member' ? String(account.account.id) : 'guest';
  const list = useAsked(isKnown ? who : undefined, async (signal) => {
    if (!hasPrincipal()) return { items: [], lists: [], token: null };
    const kept = await api.call(getFavoriteList, { userId: 1 }, { signal });
    return { ...kept, items: openFirst(kept.items, new Date()) };
  });
  /** Taken off, with their place kept until one leaves: 'Geri al'. */
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());

  if (account.kind === 'failed' || list.state === 'failed') {
    const again = list.state === 'failed' ? list.again : () => location.reload();
    return (
      <Framed>
        <LoadFailure texts={texts} onAgain={again} />
      </Framed>
    );
  }
  if (list.state === 'loading') {
    return (
      <Framed>
        <p className="mb-5 text-quiet">{texts.loading}</p>
        {skeleton}
      </Framed>
    );
  }
  const { items, token } = list.data;
  if (items.length === 0) {
    return (
      <Framed>
        <Nothing />
      </Framed>
    );
  }
  const left = items.filter(({ businessId }) => !gone.has(businessId));
  const setIsGone = ({ businessId }: FavoriteBusiness, isGone: boolean) =>
    setGone((before) => {
      const next = new Set(before);
      if (isGone) next.add(businessId);
      else next.delete(businessId);
      return next;
    });
  const setNote = (id: number, note: string | null) =>
    list.set((now) => ({
      ...now,
      items: now.items.map((item) => (item.businessId === id ? { ...item, note } : item)),
    }));
  return (
    <Framed>
      {left.length > 0 ? <FavoriteSummary items={left} /> : <Nothing />}
      <FavoriteGrid
        items={items}
        gone={gone}
        setIsGone={setIsGone}
        card={card}
        foot={(item) => (
          <FavoriteNote item={item} onNote={(note) => setNote(item.businessId, note)} />
        )}
      />
      {account.kind === 'visitor' && <GuestNotice />}
      <ListSharing
        token={token}
        onToken={(token) => list.set((now) => ({ ...now, token }))}
        shareButton={shareButton}
      />
    </Framed>
  );
}

const Framed = ({ children }: { children: ReactNode }) => (
  <>
    <h1 tabIndex={-1} className="mb-5">
      {texts.title}
    </h1>
    {children}
  </>
);

const Nothing = () => (
  <EmptyState
    title={texts.emptyTitle}
    action={
      <>
        <ButtonLink href="/businesses" variant="primary">
          {texts.toBusinesses}
        </ButtonLink>
        <ButtonLink href="/map">{texts.toMap}</ButtonLink>
      </>
    }
  >
    {texts.emptyText}
  </EmptyState>
);

const GuestNotice = () => (
  <Notice
    title={texts.guestTitle}
    className="mt-8"
    action={<ButtonLink href={loginAddress('/favorites')}>{texts.signIn}</ButtonLink>}
  >
    {texts.guestText}
  </Notice>
);
