import { expect, test } from 'vitest';
import { IMAGE_TOO_MANY } from '#contract/uploads.ts';
import { changed, chooseFiles, isSame, isUnderWay, itemsOf, moved, sentOf } from './upload-list.ts';

const file = (name: string, size = 1000) => ({ name, size });
const room = { taken: 0, max: 5, tooMany: IMAGE_TOO_MANY };
const items = itemsOf(['a', 'b', 'c'].map((address) => ({ address, name: '' })));
const keys = (list: { key: string }[]) => list.map(({ key }) => key).join('');

test('files that fit are taken, the sentence names the one that is too large', () => {
  const large = file('kapı.jpg', 10_485_761);
  expect(chooseFiles([file('ön.jpg'), large, file('iç.jpg', 10_485_760)], room)).toEqual({
    fitting: [file('ön.jpg'), file('iç.jpg', 10_485_760)],
    problem: 'kapı.jpg çok büyük (maksimum 10MB)',
  });
});

test('beyond five nothing is taken, and the specified sentence says so', () => {
  const six = Array.from({ length: 6 }, (_, index) => file(`${index}.jpg`));
  const { fitting, problem } = chooseFiles(six, room);
  expect(fitting).toHaveLength(5);
  expect(problem).toBe('Maksimum 5 görsel yükleyebilirsiniz');
  expect(chooseFiles(six, { ...room, taken: 5 }).fitting).toEqual([]);
  expect(chooseFiles(six.slice(0, 5), room).problem).toBeUndefined();
});

test('a photo moves one place, and not beyond the ends', () => {
  expect(keys(moved(items, 'c', 1))).toBe('acb');
  expect(keys(moved(items, 'a', 2))).toBe('bca');
  expect(keys(moved(items, 'a', -1))).toBe('abc');
  expect(keys(moved(items, 'c', 9))).toBe('abc');
  expect(keys(moved(items, 'yok', 0))).toBe('abc');
});

test('only what has come counts for the form; what failed is not under way', () => {
  const fresh = { key: 'd', name: 'd.jpg', share: 0.4 };
  const failed = { key: 'e', name: 'e.jpg', share: 1, error: 'Olmadı' };
  const all = [...items, fresh, failed];
  expect(sentOf(all)).toEqual(sentOf(items));
  expect(all.filter(isUnderWay)).toEqual([fresh]);
  const done = changed(all, 'd', { address: '/api/objects/d', share: 1 });
  expect(sentOf(done).at(-1)).toEqual({ address: '/api/objects/d', name: 'd.jpg' });
  expect(isSame(sentOf(done), sentOf(items))).toBe(false);
  expect(isSame(sentOf(items), sentOf([...items]))).toBe(true);
});
