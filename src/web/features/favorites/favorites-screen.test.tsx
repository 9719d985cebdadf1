import { beforeEach, expect, test, vi } from 'vitest';
import type { FavoriteBusiness, FavoriteList } from '#contract/favorites.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { toasts } from '#tests/support/told-toasts.ts';
import { turnAccount } from '#web/browser/account-context.ts';
import { favoriteListsTexts as listTexts } from '#web/texts/favorite-lists.ts';
import { favoritesTexts as texts } from '#web/texts/favorites.ts';
import { heartTexts } from '#web/texts/hearts.ts';
import { FavoritesScreen } from './FavoritesScreen.tsx';

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'principal=guest' });
  turnAccount(null);
});

const favorite = (businessId: number, name: string, more: Partial<FavoriteBusiness> = {}) =>
  ({
    ...{ businessId, name, state: 'closed', business: null, note: null, listIds: [] },
    ...more,
  }) satisfies FavoriteBusiness;
const wedding: FavoriteList = { id: 3, name: 'Düğün', token: 'düğünün' };
const breakfast: FavoriteList = { id: 4, name: 'Kahvaltı', token: null };
const nar = favorite(7, 'Nar', { note: 'Bahçesi güzel', listIds: [3] });
const ada = favorite(8, 'Ada');

async function screen(
  items: FavoriteBusiness[] = [nar, ada],
  answer: (asked: string) => unknown = () => ({}),
) {
  const shown = screenWithApi(
    <FavoritesScreen
      card={() => null}
      skeleton={null}
      shareButton={(path, name) => <a href={path}>Paylaş {name}</a>}
    />,
    (asked) =>
      asked.startsWith('GET /api/users/1/favorite-list')
        ? { items, lists: [wedding, breakfast], token: 'hepsi' }
        : answer(asked),
  );
  await shown.until(items[0]?.name ?? listTexts.lists);
  const asked = () =>
    shown.sent.filter((one) => !one.startsWith('GET')).map((one) => one.replace(' {}', ''));
  const total = () => /Favori(\d+)/.exec(shown.text())?.[1];
  const counts = () =>
    shown
      .buttons()
      .filter((name) => /^(?:Hepsi|Düğün|Kahvaltı)\d/.test(name))
      .join(' ');
  return { ...shown, asked, total, counts };
}

test('one that is taken off leaves its place, counts no more, and comes back with what it had', async () => {
  const { press, asked, total, counts, text, buttons, focused } = await screen();
  expect([total(), counts()]).toEqual(['2', 'Hepsi2 Düğün1 Kahvaltı0']);
  press(texts.remove('Nar'));
  expect(text()).toContain(texts.gone('Nar'));
  expect([total(), counts()]).toEqual(['1', 'Hepsi1 Düğün0 Kahvaltı0']);
  await vi.waitFor(() => expect(toasts).toEqual([texts.removed]), 10_000);
  expect(focused(), 'in its place').toBe(texts.undoOf('Nar'));
  press(texts.undoOf('Nar'));
  await vi.waitFor(() => expect(asked()).toHaveLength(3), 10_000);
  expect(asked()[2]).toBe('PATCH /api/favorites/7 {"note":"Bahçesi güzel","listIds":[3]}');
  expect([total(), counts()]).toEqual(['2', 'Hepsi2 Düğün1 Kahvaltı0']);
  expect(buttons()).toContain(texts.remove('Nar'));
  expect(focused()).toBe(texts.remove('Nar'));
});

test('what had neither note nor list gives nothing back', async () => {
  const { press, asked, buttons } = await screen();
  press(texts.remove('Ada'));
  await vi.waitFor(() => expect(toasts).toHaveLength(1), 10_000);
  press(texts.undoOf('Ada'));
  await vi.waitFor(() => expect(asked()).toHaveLength(2), 10_000);
  expect(buttons()).toContain(texts.remove('Ada'));
});

test('what the server did not hear stands there again', async () => {
  const { press, buttons, total } = await screen([nar], () => new Error('Olmadı.'));
  press(texts.remove('Nar'));
  expect(total(), 'none').toBeUndefined();
  await vi.waitFor(() => expect(toasts).toEqual([heartTexts.removeFailed]), 10_000);
  expect(buttons()).toContain(texts.remove('Nar'));
  expect(total()).toBe('1');
});

test('with the last one off it says that there is none, beside the way back', async () => {
  const { press, text, buttons } = await screen([ada]);
  expect(text()).not.toContain(texts.emptyTitle);
  press(texts.remove('Ada'));
  expect(text()).toContain(texts.emptyTitle);
  expect(buttons()).toContain(texts.undoOf('Ada'));
});

test('a list shows its own, and its link is shared, not that of all', async () => {
  const { press, text, element, buttons } = await screen();
  expect(element('href', '/favorites/hepsi').words).toBe('Paylaş ');
  press('Düğün1');
  expect(element('href', '/favorites/düğünün').words).toBe('Paylaş Düğün');
  expect(buttons()).toContain(texts.remove('Nar'));
  expect(buttons()).not.toContain(texts.remove('Ada'));
  press('Kahvaltı0');
  expect(text()).toContain(listTexts.emptyList);
  expect(text()).toContain(texts.shareTitleOf('Kahvaltı'));
  expect(buttons(), 'not shared yet').toContain(texts.shareOpen);
  press('Hepsi2');
  expect(buttons()).toContain(texts.remove('Ada'));
});

test('a link that is asked for or withdrawn is that of the list one looks at', async () => {
  const { press, asked, until, text, element } = await screen([nar], (one) =>
    one.startsWith('POST') ? { token: 'yeni' } : {},
  );
  press('Kahvaltı0');
  press(texts.shareOpen);
  await until('Paylaş Kahvaltı');
  expect(element('href', '/favorites/yeni').words).toBe('Paylaş Kahvaltı');
  press('Düğün1');
  expect(element('href', '/favorites/düğünün').words, 'its own').toBe('Paylaş Düğün');
  press(texts.withdraw);
  await vi.waitFor(() => expect(text()).toContain(texts.shareOpen), 10_000);
  press('Hepsi1');
  expect(element('href', '/favorites/hepsi').words, 'untouched').toBe('Paylaş ');
  expect(asked().map((one) => one.replace(/^(\w+) .*(\{.*)$/, '$1 $2'))).toEqual([
    'POST {"listId":4}',
    'DELETE {"listId":3}',
  ]);
});

test('a list that is deleted takes nobody along, and all are shown again', async () => {
  const { press, counts, text, buttons, asked } = await screen();
  press('Düğün1');
  press(listTexts.remove);
  expect(text(), 'who has the link').toContain(listTexts.removeSharedText);
  expect(asked()).toEqual([]);
  press(listTexts.removeYes);
  await vi.waitFor(() => expect(toasts).toEqual([listTexts.deleted]), 10_000);
  expect(counts()).toBe('Hepsi2 Kahvaltı0');
  expect(text()).not.toContain(listTexts.inLists('Düğün'));
  expect(buttons()).toContain(texts.remove('Nar'));
  press('Kahvaltı0');
  press(listTexts.remove);
  expect(text()).toContain(listTexts.removeText);
  press('Hepsi2');
  press(texts.remove('Nar'));
  await vi.waitFor(() => expect(toasts).toHaveLength(2), 10_000);
  press(texts.undoOf('Nar'));
  // What is put back stands in lists that are there.
  const back = 'PATCH /api/favorites/7 {"note":"Bahçesi güzel","listIds":[]}';
  await vi.waitFor(() => expect(asked().at(-1)).toBe(back), 10_000);
});

test('a new list is shown at once, and a guest is told that all of it stays here', async () => {
  const { press, submit, type, counts, text, element } = await screen([nar], () => ({
    ...{ id: 5, name: 'Pazar', token: null },
  }));
  expect(text()).toContain(texts.guestTitle);
  press(listTexts.newList);
  type(listTexts.name, 'Pazar');
  submit(listTexts.create);
  await vi.waitFor(() => expect(text()).toContain(listTexts.emptyList), 10_000);
  expect(text()).toContain('Pazar0');
  expect(counts()).toBe('Hepsi1 Düğün1 Kahvaltı0');
  expect(element('aria-pressed', true).words).toBe('Pazar0');
});
