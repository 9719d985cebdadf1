import { expect, test, vi } from 'vitest';
import { liveScreen } from '#tests/support/live-screen.ts';
import { toasts } from '#tests/support/told-toasts.ts';
import { kitTexts } from '#web/texts/kit.ts';
import { ActingButton } from './ActingButton.tsx';

const question = { title: 'Silinsin mi?', text: 'Geri gelmez.', yes: 'Evet, silin' };
const failure = () => ({ title: 'Olmadı', description: '', tone: 'danger' }) as const;

/** What was done, what is said and what can be pressed after these presses; the button stays where it is. */
async function after(presses: string[], { asks = true, fails = false, says = true } = {}) {
  let done = 0;
  const act = async () => {
    done += 1;
    if (fails) throw new Error('Olmadı');
    return says ? { title: 'Silindi' } : undefined;
  };
  const screen = liveScreen(
    <ActingButton label="Sil" {...{ act, failure }} {...(asks && { question })} />,
  );
  for (const name of presses) screen.press(name);
  // What is said is said after all that is seen.
  const said = done === 0 ? [] : fails ? ['Olmadı'] : says ? ['Silindi'] : [];
  await vi.waitFor(() => expect(toasts).toEqual(said));
  await vi.waitFor(() => expect(screen.outline()).not.toContain('aria-disabled'));
  return { done, buttons: screen.buttons };
}
const asked = ['Sil', kitTexts.close, question.yes, kitTexts.cancel];

test.each([
  ['without a question it is done at once', ['Sil'], { asks: false }, 1, ['Sil']],
  ['first it is asked', ['Sil'], {}, 0, asked],
  ['done, the question is over', ['Sil', question.yes], {}, 1, ['Sil']],
  ['and where nothing is said, too', ['Sil', question.yes], { says: false }, 1, ['Sil']],
  ['failed, it stands for another try', ['Sil', question.yes], { fails: true }, 1, asked],
  ['left, nothing is done', ['Sil', kitTexts.cancel], {}, 0, ['Sil']],
  ['pressed twice it is done once', ['Sil', question.yes, question.yes], {}, 1, ['Sil']],
])('%s', async (_, presses, how, done, buttons) => {
  const stands = await after(presses, how);
  expect(stands.done).toBe(done);
  await vi.waitFor(() => expect(stands.buttons()).toEqual(buttons));
});
