import { useState } from 'react';
import { expect, test } from 'vitest';
import { liveScreen } from '#tests/support/live-screen.ts';
import { useForm } from './use-form.ts';

/** A form with photos whose arrival is pressed by hand. */
function formOfPhotos(options: { awaitsFiles?: boolean } = {}) {
  const sent: string[][] = [];
  function Part() {
    const [awaitsFiles, setAwaitsFiles] = useState(options.awaitsFiles);
    const form = useForm({
      initial: { photos: [] as string[], name: '' },
      check: ({ photos, name }) => ({
        ...(photos.length === 0 && { photos: 'Fotoğraf yok' }),
        ...(!name && { name: 'Ad yok' }),
      }),
      send: async ({ photos }) => {
        sent.push(photos);
      },
      awaitsFiles,
    });
    const { onBusy } = form.files('photos');
    const buttons = {
      begin: () => onBusy(true),
      come: () => {
        onBusy(false, false);
        form.set('photos', ['/deneme.webp']);
      },
      fail: () => onBusy(false, true),
      send: () => void form.submit(),
      name: () => form.set('name', 'Ayşe'),
      back: () => setAwaitsFiles(false),
    };
    return (
      <>
        {Object.entries(buttons).map(([name, press]) => (
          <button key={name} type="button" onClick={press}>
            {name}
          </button>
        ))}
        <p>{form.isSending ? 'waits' : 'rests'}</p>
        <p>{Object.values(form.errors).join()}</p>
        <p>{sent.length > 0 && 'gone'}</p>
      </>
    );
  }
  const screen = liveScreen(<Part />);
  return { ...screen, sent, pressAll: (names: string) => names.split(' ').forEach(screen.press) };
}

test('a form that is sent while its files are on their way goes with them when they have come', async () => {
  const { pressAll, text, until, sent } = formOfPhotos();
  pressAll('name begin send');
  expect(text()).toContain('waits');
  expect(sent).toEqual([]);
  pressAll('come');
  await until('gone');
  expect(sent).toEqual([['/deneme.webp']]);
});

test('a file that did not come is looked at before anything is sent', () => {
  const { pressAll, text, sent } = formOfPhotos();
  pressAll('name begin send fail');
  expect(text()).toContain('rests');
  expect(sent).toEqual([]);
  pressAll('begin come');
  expect(text()).toContain('rests');
  expect(sent, 'the form goes only when it is sent again').toEqual([]);
});

test('what else is wrong is said at once, and of the files nothing before they have come', () => {
  const { pressAll, text, sent } = formOfPhotos();
  pressAll('begin send');
  expect(text()).toContain('Ad yok');
  expect(text()).not.toContain('Fotoğraf yok');
  expect(text()).toContain('rests');
  pressAll('come name');
  expect(text()).toContain('rests');
  expect(sent).toEqual([]);
});

test('a step that only leads on waits for no files', () => {
  const { pressAll, sent } = formOfPhotos({ awaitsFiles: false });
  pressAll('name begin send');
  expect(sent).toEqual([[]]);
});

test('a step that was turned back while files were on their way sends nothing when they come', () => {
  const { pressAll, text, sent } = formOfPhotos();
  pressAll('name begin send back');
  expect(text()).toContain('rests');
  pressAll('come');
  expect(sent).toEqual([]);
});
