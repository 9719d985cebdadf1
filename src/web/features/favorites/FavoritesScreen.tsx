import { type ReactNode, useState } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import { type FavoriteBusiness, type FavoriteList, getFavoriteList } from '#contract/favorites.ts';
import { hasPrincipal, useAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { loginAddress } from '#web/browser/login-address.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { favoriteListsTexts } from '#web/texts/favorite-lists.ts';
import { favoritesTexts as texts } from '#web/texts/favorites.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { FavoriteFoot } from './FavoriteFoot.tsx';
import { FavoriteGrid } from './FavoriteGrid.tsx';
import { FavoriteSummary } from './FavoriteSummary.tsx';
import { FavoritesOnTheirWay } from './FavoritesOnTheirWay.tsx';
import { ListChoice } from './ListChoice.tsx';
import { ListSharing } from './ListSharing.tsx';
import { openFirst } from './open-first.ts';

interface FavoritesScreenProps {
  card: (business: Business, heart: ReactNode) => ReactNode;
  skeleton: ReactNode;
  /** 'Paylaş' for the address of the list. */
  shareButton: (path: string, name?: string) => ReactNode;
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
  const [chosenId, setChosenId] = useState<number>();

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
        <FavoritesOnTheirWay loading={texts.loading} skeleton={skeleton} />
      </Framed>
    );
  }
  const { items, lists, token } = list.data;
  if (items.length + lists.length === 0) {
    return (
      <Framed>
        <Nothing />
      </Framed>
    );
  }
  const chosen = lists.find(({ id }) => id === chosenId);
  const inList = (of: FavoriteList | undefined) =>
    of ? items.filter(({ listIds }) => listIds.includes(of.id)) : items;
  const leftIn = (of: FavoriteList | undefined) =>
    inList(of).filter(({ businessId }) => !gone.has(businessId));
  const shown = inList(chosen);
  const left = leftIn(chosen);
  const setIsGone = ({ businessId }: FavoriteBusiness, isGone: boolean) =>
    setGone((before) => {
      const next = new Set(before);
      if (isGone) next.add(businessId);
      else next.delete(businessId);
      return next;
    });
  const setItem = (id: number, change: Partial<FavoriteBusiness>) =>
    list.set((now) => ({
      ...now,
      items: now.items.map((item) => (item.businessId === id ? { ...item, ...change } : item)),
    }));
  const setLists = (next: (lists: FavoriteList[]) => FavoriteList[]) =>
    list.set((now) => ({ ...now, lists: next(now.lists) }));
  const setNamed = (named: FavoriteList) => {
    setLists((before) =>
      before.some(({ id }) => id === named.id)
        ? before.map((one) => (one.id === named.id ? named : one))
        : [...before, named],
    );
    setChosenId(named.id);
  };
  const setDeleted = ({ id }: FavoriteList) => {
    // What is put back stands in lists that are there.
    list.set((now) => ({
      ...now,
      lists: now.lists.filter((one) => one.id !== id),
      items: now.items.map((item) => ({
        ...item,
        listIds: item.listIds.filter((one) => one !== id),
      })),
    }));
  };
  return (
    <Framed>
      {left.length > 0 && <FavoriteSummary items={left} />}
      {leftIn(undefined).length === 0 && <Nothing />}
      <ListChoice
        lists={lists}
        chosen={chosen}
        countOf={(of) => leftIn(of).length}
        onChosen={setChosenId}
        onNamed={setNamed}
        onDeleted={setDeleted}
      />
      {chosen && shown.length === 0 && (
        <p className="rounded-lg bg-sunken px-5 py-8 text-center text-quiet">
          {favoriteListsTexts.emptyList}
        </p>
      )}
      {shown.length > 0 && (
        <FavoriteGrid
          items={shown}
          gone={gone}
          setIsGone={setIsGone}
          card={card}
          foot={(item) => (
            <FavoriteFoot
              item={item}
              lists={lists}
              onNote={(note) => setItem(item.businessId, { note })}
              onLists={(listIds, now) => {
                setLists(() => now);
                setItem(item.businessId, { listIds });
              }}
            />
          )}
        />
      )}
      {account.kind === 'visitor' && <GuestNotice />}
      <ListSharing
        key={chosen?.id}
        list={chosen}
        token={chosen ? chosen.token : token}
        onToken={(token) =>
          chosen
            ? setLists((now) => now.map((one) => (one.id === chosen.id ? { ...one, token } : one)))
            : list.set((now) => ({ ...now, token }))
        }
        shareButton={shareButton}
      />
    </Framed>
  );
}

const Framed = ({ children }: { children: ReactNode }) => (
  <>
    <h1 tabIndex={-1} className="mb-3 max-sm:text-xl">
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
