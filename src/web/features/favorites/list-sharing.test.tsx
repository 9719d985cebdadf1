import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { toasts } from '#tests/support/told-toasts.ts';
import { favoritesTexts as texts } from '#web/texts/favorites.ts';
import { ListSharing } from './ListSharing.tsx';

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
