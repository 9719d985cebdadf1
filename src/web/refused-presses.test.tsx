import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OwnClaim } from '#contract/claims.ts';
import type { Colleague } from '#contract/owners/owner-team.ts';
import type { ManagedBusiness } from '#contract/owners/owner-workspace.ts';
import type { Review } from '#contract/reviews.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { toasts } from '#tests/support/told-toasts.ts';
import { SessionList } from '#web/features/accounts/SessionList.tsx';
import { CategoriesScreen } from '#web/features/administration/CategoriesScreen.tsx';
import { PersonScreen } from '#web/features/administration/people/PersonScreen.tsx';
import { FavoriteButton } from '#web/features/favorites/FavoriteButton.tsx';
import { FavoriteGrid } from '#web/features/favorites/FavoriteGrid.tsx';
import { ListSharing } from '#web/features/favorites/ListSharing.tsx';
import { Inbox } from '#web/features/messages/Inbox.tsx';
import { OwnClaimCard } from '#web/features/my-records/OwnClaimCard.tsx';
import { TeamSection } from '#web/features/owner-desk/TeamSection.tsx';
import { SettingsView } from '#web/features/owner-desk/views/SettingsView.tsx';
import { WorkspaceContext } from '#web/features/owner-desk/workspace-context.ts';
import { HelpfulButton } from '#web/features/reviews/HelpfulButton.tsx';
import { VisitorQuestions } from '#web/features/visitor-answers/VisitorQuestions.tsx';
import { accountTexts } from '#web/texts/accounts.ts';
import { administrationTexts } from '#web/texts/administration.ts';
import { categoriesTexts } from '#web/texts/administration-categories.ts';
import { peopleTexts } from '#web/texts/administration-records.ts';
import { applicationsTexts } from '#web/texts/applications.ts';
import { favoritesTexts } from '#web/texts/favorites.ts';
import { heartTexts } from '#web/texts/hearts.ts';
import { inboxTexts } from '#web/texts/messages.ts';
import { settingsTexts, workspaceTexts } from '#web/texts/owner-workspace.ts';
import { reviewsTexts } from '#web/texts/reviews.ts';
import { visitorAnswersTexts } from '#web/texts/visitor-answers.ts';

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' });
});

interface Press {
  part: ReactNode;
  /** What it reads, and its words once that has come. */
  read?: [answer: unknown, words: string];
  /** The way to the press: buttons that ask nobody. */
  way?: string[];
  button: string;
  /** What the server is asked. */
  asks: string;
  /** How it agrees. */
  agrees?: unknown;
  /** What is said when it does; nothing where it is seen. */
  said?: string;
  /** What is said when it does not. */
  refused: string;
}

const at = '2026-11-20T09:00:00.000Z';
const notYet = async () => undefined;
const nothing = () => undefined;

/** A part that keeps what its press changes. */
function Keeping<Value>({ first, of }: KeepingProps<Value>) {
  return of(...useState(first));
}
interface KeepingProps<Value> {
  first: Value;
  of: (value: Value, set: (value: Value) => void) => ReactNode;
}

const favorite = { businessId: 7, name: 'Nar', state: 'closed' as const, business: null };
const favorites = (gone: readonly number[]) => (
  <Keeping
    first={new Set(gone)}
    of={(kept, set) => (
      <FavoriteGrid
        items={[favorite]}
        gone={kept}
        setIsGone={(_, isGone) => set(new Set(isGone ? [favorite.businessId] : []))}
        card={() => null}
      />
    )}
  />
);

const managed = { id: 7, role: 'owner', isOpen: true, takesReservations: false, email: null };
const desk = (part: ReactNode) => (
  <Keeping
    first={{ business: managed as unknown as ManagedBusiness, isLeft: false }}
    of={(state, set) => (
      <WorkspaceContext
        value={{
          ...{ business: state.business, slots: {} as never, reload: notYet },
          setBusiness: (business) => set({ ...state, business: business as ManagedBusiness }),
          leave: () => set({ ...state, isLeft: true }),
        }}
      >
        {state.isLeft ? 'Ayrıldı' : part}
      </WorkspaceContext>
    )}
  />
);
const colleague = (id: number, isYou: boolean): Colleague => ({
  ...{ id, name: `Kişi ${id}`, email: `kisi${id}@ornek.example`, role: 'manager', isYou },
  ...{ state: 'active', invitedAt: at, invitationExpiresAt: null },
});
const team = [colleague(1, true), colleague(2, false)];

const session = (id: string, device: string) => ({
  ...{ id, device, isThisOne: false, openedAt: at, lastSeenAt: at },
});
const sessions = [session('aa', 'Safari'), session('bb', 'Firefox')];
const person = {
  ...{ id: 7, email: 'kisi@ornek.example', name: 'Kişi', role: 'user', createdAt: at },
  ...{ sessions, businesses: [] },
};
const review = {
  ...{ id: 7, businessId: 7, author: 'Ayşe', rating: 5, title: null, content: 'Güzel', images: [] },
  ...{ pictures: [], isVerified: false, isExample: false, helpfulCount: 0, answer: null },
  createdAt: at,
} satisfies Review;
const message = {
  ...{ id: 3, name: 'Ayşe', email: 'ayse@ornek.example', phone: null, content: 'Selam' },
  ...{ isRead: false, isDoubtful: false, createdAt: at },
};
const category = (id: number, name: string) => ({
  ...{ id, name, slug: `slug-${id}`, hue: 'river', formerSlugs: [], businessCount: 0, allCount: 0 },
  ...{ isHiddenWhileEmpty: false, isAdFree: false },
});
const categories = [category(1, 'Kafeler'), category(2, 'Oteller')];
const claim = {
  ...{ id: 5, businessId: 7, businessName: 'Nar', status: 'pending', documents: [], message: '' },
  ...{ name: 'Ayşe', reason: null, createdAt: at, history: [], isContested: false },
  ...{ ownersTurnUntil: null, phoneProof: 'none' },
} as unknown as OwnClaim;

const presses: Record<string, Press> = {
  'a visitor says that a page is right': {
    part: (
      <VisitorQuestions
        business={{ id: 7, name: 'Nar', questions: [] }}
        fetchReport={() => new Promise(nothing)}
        fetchPhotosForm={() => new Promise(nothing)}
      />
    ),
    button: visitorAnswersTexts.yesTrue,
    asks: 'POST /api/businesses/7/answers',
    agrees: { isConfirmed: true },
    refused: visitorAnswersTexts.failed,
  },
  'a favorite goes': {
    part: favorites([]),
    button: favoritesTexts.remove('Nar'),
    asks: 'DELETE /api/favorites',
    said: favoritesTexts.removed,
    refused: heartTexts.removeFailed,
  },
  'a favorite comes back': {
    part: favorites([7]),
    button: favoritesTexts.undoOf('Nar'),
    asks: 'POST /api/favorites',
    refused: favoritesTexts.undoFailed,
  },
  'a list is shared': {
    part: (
      <Keeping<string | null>
        first={null}
        of={(token, onToken) => <ListSharing {...{ token, onToken }} shareButton={String} />}
      />
    ),
    button: favoritesTexts.shareOpen,
    asks: 'POST /api/favorite-lists',
    agrees: { token: 'abc' },
    refused: favoritesTexts.shareFailed,
  },
  'a review is helpful': {
    part: <HelpfulButton review={review} isMarked={false} signIn={undefined} />,
    button: reviewsTexts.helpful,
    asks: 'POST /api/reviews/7/helpful',
    agrees: { isHelpful: true, helpfulCount: 1 },
    refused: reviewsTexts.helpfulFailed,
  },
  'a message is read': {
    part: (
      <Inbox {...{ businessId: 7, businessName: 'Nar', isOpen: true, plansHref: '/planlar' }} />
    ),
    read: [{ messages: [message], hasMore: false, unread: 1 }, 'Selam'],
    button: inboxTexts.markRead,
    asks: 'PATCH /api/messages/3',
    refused: inboxTexts.markFailed,
  },
  'a claim is taken back': {
    part: (
      <Keeping
        first={claim}
        of={(now, set) => (
          <OwnClaimCard
            claim={now}
            answer={null}
            onChanged={async () => set({ ...now, status: 'withdrawn' })}
          />
        )}
      />
    ),
    way: [applicationsTexts.withdraw],
    button: applicationsTexts.withdrawNow,
    asks: 'POST /api/claims/5/withdraw',
    said: applicationsTexts.withdrawn.title,
    refused: applicationsTexts.actionFailed,
  },
  'a colleague is taken out of the team': {
    part: desk(<TeamSection />),
    read: [team, 'Kişi 2'],
    way: [settingsTexts.removeOf('Kişi 2')],
    button: settingsTexts.removeNow,
    asks: 'DELETE /api/businesses/7/team/2',
    said: settingsTexts.removed.title,
    refused: workspaceTexts.actionFailed,
  },
  'somebody leaves the team': {
    part: desk(<TeamSection />),
    read: [team, 'Kişi 1'],
    way: [settingsTexts.leave],
    button: settingsTexts.leaveNow,
    asks: 'POST /api/businesses/7/team/leave',
    said: settingsTexts.left.title,
    refused: workspaceTexts.actionFailed,
  },
  'a business takes reservations': {
    part: desk(<SettingsView />),
    read: [team, 'Kişi 2'],
    button: settingsTexts.switches.takesReservations.on,
    asks: 'PATCH /api/businesses/7',
    agrees: { ...managed, takesReservations: true },
    said: settingsTexts.switches.takesReservations.nowOn.title,
    refused: workspaceTexts.actionFailed,
  },
  'a session is ended': {
    part: <SessionList />,
    read: [sessions, 'Safari'],
    button: accountTexts.endOf('Safari'),
    asks: 'DELETE /api/users/me/sessions/aa',
    said: accountTexts.ended,
    refused: accountTexts.failed,
  },
  'an admin ends a session': {
    part: <PersonScreen id={7} />,
    read: [person, 'Safari'],
    button: peopleTexts.endOf('Safari'),
    asks: 'DELETE /api/admin/users/7/sessions/aa',
    agrees: { ...person, sessions: sessions.slice(1) },
    said: peopleTexts.ended,
    refused: administrationTexts.failed,
  },
  'an admin deletes a category': {
    part: <CategoriesScreen />,
    read: [categories, 'Oteller'],
    way: [categoriesTexts.delete('Oteller')],
    button: categoriesTexts.deleteYes,
    asks: 'DELETE /api/admin/categories/2',
    agrees: categories.slice(0, 1),
    said: categoriesTexts.deleted,
    refused: administrationTexts.failed,
  },
  'an admin sorts categories': {
    part: <CategoriesScreen />,
    read: [categories, 'Oteller'],
    button: categoriesTexts.up('Oteller'),
    asks: 'PUT /api/admin/category-order',
    agrees: categories.toReversed(),
    refused: administrationTexts.failed,
  },
};

/** The screen, as far as the press, and how it stood before. */
async function pressed({ part, read, way = [], button, asks }: Press, answer: unknown) {
  const screen = screenWithApi(part, (asked) => (asked.startsWith('GET') ? read?.[0] : answer));
  if (read) await screen.until(read[1]);
  for (const name of way) screen.press(name);
  const stands = () => [screen.text(), ...screen.buttons()];
  const stood = stands();
  screen.press(button);
  await vi.waitFor(() => expect(screen.sent.at(-1)).toContain(asks), { timeout: 10_000 });
  return { stands, stood };
}

describe.each(Object.entries(presses))('%s', (_, press) => {
  test('the server agrees: it is seen, and said once', async () => {
    const { stands, stood } = await pressed(press, press.agrees ?? {});
    const said = press.said ? [press.said] : [];
    await vi.waitFor(() => expect(toasts).toEqual(said), { timeout: 10_000 });
    await vi.waitFor(() => expect(stands()).not.toEqual(stood), { timeout: 10_000 });
  });

  test('the server refuses: that is said, and everything stands as it stood', async () => {
    const { stands, stood } = await pressed(press, new Error('Bu kez olmadı.'));
    await vi.waitFor(() => expect(toasts).toEqual([press.refused]), { timeout: 10_000 });
    await vi.waitFor(() => expect(stands()).toEqual(stood), { timeout: 10_000 });
  });
});

test('a heart that the server did not hear is empty again', async () => {
  const { element, sent } = screenWithApi(
    <FavoriteButton business={{ id: 9, name: 'Nar' }} />,
    () => new Error('Bu kez olmadı.'),
  );
  const heart = () => element('aria-label', heartTexts.add('Nar')).props;
  heart().onClick();
  expect(heart()['aria-pressed'], 'at once').toBe(true);
  await vi.waitFor(() => expect(toasts).toEqual([heartTexts.addFailed]), { timeout: 10_000 });
  expect(heart()['aria-pressed']).toBe(false);
  expect(sent.at(-1)).toContain('POST /api/favorites');
});
