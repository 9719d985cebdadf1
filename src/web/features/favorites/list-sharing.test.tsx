import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MAX_FAVORITE_LISTS } from '#contract/favorite-lists.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { toasts } from '#tests/support/told-toasts.ts';
import { favoriteListsTexts } from '#web/texts/favorite-lists.ts';
import { favoritesTexts as texts } from '#web/texts/favorites.ts';
import { ListChoice } from './ListChoice.tsx';
import { ListSharing } from './ListSharing.tsx';
import { ListsForm } from './ListsForm.tsx';

function sharing(first: string | null, answer?: () => unknown) {
  const Part = () => {
    const [token, onToken] = useState(first);
    return <ListSharing {...{ token, onToken }} shareButton={(path) => path} />;
  };
  return screenWithApi(<Part />, answer);
}

test('a list gets its link, and loses it', async () => {
  const { press, until, text } = sharing(null, () => ({ token: 'abc' }));
  expect(text()).not.toContain('/favorites/');
  press(texts.shareOpen);
  await until('/favorites/abc');
  press(texts.withdraw);
  await until(texts.shareOpen);
  expect(toasts).toEqual([texts.withdrawn]);
});

test('whoever asks for the link is shown at once how to hand it on', async () => {
  const shared = vi.fn();
  const Part = () => {
    const [token, onToken] = useState<string | null>(null);
    const shareButton = () => (
      <button type="button" onClick={shared}>
        Paylaş
      </button>
    );
    return <ListSharing {...{ token, onToken, shareButton }} />;
  };
  const { press, until, focused } = screenWithApi(<Part />, () => ({ token: 'abc' }));
  press(texts.shareOpen);
  await until(texts.withdraw);
  expect(shared).toHaveBeenCalledOnce();
  expect(focused()).toBe('Paylaş');
});

test.each([
  ['a link that was not made is none', null, texts.shareOpen],
  ['a link that was not withdrawn still leads to the list', 'abc', texts.withdraw],
])('%s', async (_, token, button) => {
  const { press, buttons } = sharing(token, () => new Error('Bu kez olmadı.'));
  press(button);
  await vi.waitFor(() => expect(toasts).toEqual([texts.shareFailed]));
  expect(buttons()).toEqual([button]);
});

test.each([
  [MAX_FAVORITE_LISTS - 1, true],
  [MAX_FAVORITE_LISTS, false],
])('of %i lists there may be one more: %s', (count, mayBe) => {
  const lists = Array.from({ length: count }, (_, id) => ({ id, name: `${id}`, token: null }));
  const nothing = () => undefined;
  const acts = { onChosen: nothing, onNamed: nothing, onDeleted: nothing, onChanged: nothing };
  const item = { businessId: 7, name: 'Nar', state: 'closed', business: null } as const;
  for (const part of [
    <ListChoice key="choice" {...{ lists, chosen: undefined, countOf: () => 0, ...acts }} />,
    <ListsForm
      key="form"
      {...{ item: { ...item, note: null, listIds: [] }, lists, onClose: nothing, ...acts }}
    />,
  ])
    expect(screenWithApi(part).text().includes(favoriteListsTexts.newList)).toBe(mayBe);
});
