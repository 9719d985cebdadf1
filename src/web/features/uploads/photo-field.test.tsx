import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { imageTooMany } from '#contract/uploads.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { slowRequests } from '#tests/support/slow-requests.ts';
import { toasts } from '#tests/support/told-toasts.ts';
import { uploadTexts as texts } from '#web/texts/uploads.ts';
import { PhotoField } from './PhotoField.tsx';

let focusedId = '';
let onWay: ReturnType<typeof slowRequests>;
let freed: string[];
beforeEach(() => {
  focusedId = '';
  freed = [];
  onWay = slowRequests();
  vi.stubGlobal('document', {
    getElementById: (id: string) => ({
      focus() {
        focusedId = id;
      },
    }),
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:foto');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void freed.push(address));
  return () => vi.restoreAllMocks();
});

const THREE = ['/api/objects/a', '/api/objects/b', '/api/objects/c'];

function field(first: string[], more: { max?: number; hasCover?: boolean; error?: string } = {}) {
  let held = first;
  const busy: boolean[][] = [];
  const Field = () => {
    const [images, setImages] = useState(first);
    held = images;
    return (
      <PhotoField
        {...{ id: 'foto', images, onImages: setImages, ...more }}
        onBusy={(...said) => busy.push(said as boolean[])}
      />
    );
  };
  const screen = screenWithApi(<Field />, () => ({ uploadURL: '/api/objects/z?imza' }));
  const now = () => {
    screen.text();
    screen.text();
    return held.map((address) => address.replace('/api/objects/', '')).join('');
  };
  const choose = (...names: string[]) => {
    const target = { files: names.map((name) => new File(['x'], name, { type: 'image/png' })) };
    screen.element('id', 'foto').props.onChange({ target });
    return target;
  };
  return { ...screen, now, choose, busy };
}

test('photos are put in order, which is said; the first is the cover, and the ends are ends', () => {
  const { press, now, text, element } = field(THREE);
  expect(text().match(new RegExp(texts.cover, 'g'))).toHaveLength(1);
  press(texts.forward(1));
  press(texts.backward(3));
  expect(now(), 'beyond the ends').toBe('abc');
  const stands = (label: string) => element('aria-label', label).props['aria-disabled'];
  expect([1, 2, 3].map((at) => stands(texts.forward(at)))).toEqual([true, false, false]);
  expect([1, 2, 3].map((at) => stands(texts.backward(at)))).toEqual([false, false, true]);
  press(texts.forward(3));
  expect(now()).toBe('acb');
  expect(text()).toContain(texts.movedTo(2));
  press(texts.backward(1));
  expect(now()).toBe('cab');
  expect(element('alt', texts.preview(1)).props.src).toBe('/api/objects/c');
});

test('a photo that is taken away is away, which is said, and the focus is at the field', () => {
  const { press, now, text, buttons } = field(THREE);
  press(texts.removePhoto(2));
  expect(now()).toBe('ac');
  expect(text()).toContain(texts.removed(''));
  expect(focusedId).toBe('foto');
  press(texts.removePhoto(1));
  press(texts.removePhoto(1));
  expect(now()).toBe('');
  expect(buttons()).toEqual([]);
});

test('a kept one that is gone by now is said to be, and not sent', () => {
  const { element, now, text } = field(THREE);
  element('alt', texts.preview(1)).props.onError();
  expect(now()).toBe('bc');
  expect(text()).toContain(texts.lost);
  expect(text(), 'what is not there is no cover').not.toContain(texts.cover);
});

test.each([
  [1, undefined, false],
  [2, undefined, true],
  [3, false, false],
] as const)('of %i photos, said to have a cover: %s, one has: %s', (max, hasCover, has) => {
  const { text } = field(['/api/objects/a'], { max, ...(hasCover === false && { hasCover }) });
  expect(text()).toContain(texts.photosHint(max, has));
  expect(text().includes(`${texts.cover}${texts.addPhotos}`)).toBe(has);
});

test('of more than may be the first are taken; what is the form’s to say gives way to that', async () => {
  const { text, choose, until, element } = field(THREE, { max: 4, error: 'Fotoğraf gerekli' });
  expect(text()).toContain('Fotoğraf gerekli');
  expect(element('id', 'foto').props['aria-invalid']).toBe(true);
  choose('d.png', 'e.png');
  await until(imageTooMany(4));
  expect(text()).not.toContain('Fotoğraf gerekli');
  expect(element('alt', texts.preview(4)).props.src, 'seen at once').toBe('blob:foto');
});

test('what is chosen is sent, busy until it has come, and the same can be chosen again', async () => {
  const { choose, now, busy, press, until } = field([]);
  expect(choose('d.png')).toMatchObject({ value: '' });
  await vi.waitFor(() => expect(onWay).toHaveLength(1), 10_000);
  now();
  expect(busy).toEqual([[true, false]]);
  onWay[0]?.answer(503, { detail: 'Yer kalmadı' });
  await until('Yer kalmadı');
  expect(busy.at(-1), 'it did not come').toEqual([false, true]);
  press('Yeniden dene');
  await vi.waitFor(() => expect(onWay).toHaveLength(2), 10_000);
  onWay[1]?.answer(200);
  await vi.waitFor(() => expect(now()).toBe('z'), 10_000);
  expect(busy.at(-1)).toEqual([false, false]);
  await vi.waitFor(
    () => expect(toasts).toEqual([texts.failureTitle, texts.success(1).title]),
    10_000,
  );
  expect(freed, 'while it is shown').toEqual([]);
});
