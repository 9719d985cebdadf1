import { expect, test } from 'vitest';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';
import { PhotoViewer } from './PhotoViewer.tsx';

const photos = [1, 2, 3].map((at) => ({
  ...{ src: `/foto/${at}.jpg`, width: 4, height: 3, srcSet: '', alt: `Nar ${at}` },
  isOfVisitor: at === 3,
}));
const viewer = (opened: number | undefined) =>
  screenWithApi(
    <PhotoViewer
      label="Nar fotoğrafları"
      {...{ photos: photos as never, opened }}
      onClose={() => undefined}
    />,
  );

test('closed it shows nothing', () => {
  expect(viewer(undefined).text()).toBe('');
});

test('it begins with the one that was touched, and its ends are ends', () => {
  const { element, press } = viewer(1);
  const said = () => element('aria-live', 'polite').words;
  const ends = () =>
    [texts.previousPhoto, texts.nextPhoto].map(
      (label) => element('aria-label', label).props['aria-disabled'],
    );
  expect([said(), ends()]).toEqual([texts.photoCount(2, 3), [false, false]]);
  press(texts.nextPhoto);
  expect([said(), ends()]).toEqual([texts.photoCount(3, 3) + texts.photoOfVisitor, [false, true]]);
  press(texts.nextPhoto);
  expect(said(), 'no fourth').toContain(texts.photoCount(3, 3));
  press(texts.previousPhoto);
  press(texts.previousPhoto);
  expect([said(), ends()]).toEqual([texts.photoCount(1, 3), [true, false]]);
  press(texts.previousPhoto);
  expect(said()).toBe(texts.photoCount(1, 3));
});

test.each([
  ['ArrowRight', 2],
  ['ArrowLeft', 0],
  ['Home', 0],
  ['End', 2],
  ['a', 1],
])('the key %s leads from the second of three to %i', (key, to) => {
  const { element } = viewer(1);
  let isTaken = false;
  const preventDefault = () => {
    isTaken = true;
  };
  element('className', 'relative grid h-full grid-rows-[auto_minmax(0,1fr)]').props.onKeyDown({
    ...{ key, preventDefault },
  });
  expect(element('aria-live', 'polite').words).toContain(texts.photoCount(to + 1, 3));
  expect(isTaken).toBe(to !== 1);
});
