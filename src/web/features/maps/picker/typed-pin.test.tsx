import { expect, test } from 'vitest';
import { TypedPin } from './TypedPin.tsx';

/** What the map is given for typed degrees, and the texts of what is set on it. */
function mapOf(latitude: string, longitude: string) {
  const pinned: string[] = [];
  const onPin = (...degrees: string[]) => pinned.push(...degrees);
  const { pin, onPin: set } = TypedPin({ latitude, longitude, district: 'Seyhan', onPin }).props
    .children.props;
  return { pin, set, pinned };
}
const pin = { latitude: 36.99, longitude: 35.32 };

test.each([
  ['as maps write them', '36.99', '35.32', pin],
  ['as people write them', '36,99', '35,32', pin],
  ['on the equator', '0', '35.32', { latitude: 0, longitude: 35.32 }],
  ['only one of them', '36.99', '', undefined],
  ['none', '', '', undefined],
  ['half typed', '36.', '35,3x', undefined],
])('degrees %s', (_, latitude, longitude, expected) => {
  expect(mapOf(latitude, longitude).pin).toEqual(expected);
});

test('a pin on the map becomes degrees to a hand’s breadth', () => {
  const { set, pinned } = mapOf('', '');
  set({ latitude: 36.991_234_567, longitude: 35.3 });
  expect(pinned).toEqual(['36.991235', '35.300000']);
});
