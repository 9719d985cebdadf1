import { describe, expect, test } from 'vitest';
import type { AdStatus } from '#contract/advertising/advertising.ts';
import { AdContent, extrasOf } from '#contract/advertising/live-ads.ts';
import { contentIn, imagesOf } from './ad-content.rules.ts';
import { editProblems, isEditable, missingForLive, transitionsFrom } from './advertising.rules.ts';

test.each<[AdStatus, string[]]>([
  ['contact_pending', ['contact', 'cancel']],
  ['pending', ['contact', 'cancel']],
  ['contacted', ['customize', 'cancel']],
  ['customized', ['note_approval', 'go_live', 'cancel']],
  ['live', ['end', 'cancel']],
  ['ended', []],
  ['cancelled', []],
])('from %s the team can %j', (status, transitions) => {
  expect(transitionsFrom(status)).toEqual(transitions);
  expect(isEditable(status)).toBe(transitions.length > 0);
});

const pathsOf = (problems: { path: string; message: string }[]) => problems.map(({ path }) => path);
const full = {
  adContent: { title: 'Nar', description: 'Kahve' },
  startDate: '2026-11-24',
  endDate: '2026-11-30',
};

describe('before it is prepared an ad says what it lacks', () => {
  test.each([
    ['nothing', {}, []],
    ['its words', { adContent: null }, ['adContent.title', 'adContent.description']],
    ['its title', { adContent: { title: '', description: 'Kahve' } }, ['adContent.title']],
    [
      'its description',
      { adContent: { title: 'Nar', description: '' } },
      ['adContent.description'],
    ],
    ['its first day', { startDate: null }, ['startDate']],
    ['its last day', { endDate: null }, ['endDate']],
    ['a day to come', { endDate: '2026-11-23' }, ['endDate']],
    ['nothing on its last day', { endDate: '2026-11-24' }, []],
  ])('%s', (_, changed, paths) => {
    const problems = missingForLive({ ...full, ...changed }, '2026-11-24');
    expect(pathsOf(problems)).toEqual(paths);
    expect(problems.every(({ message }) => message)).toBe(true);
  });
});

test('what its package does not have, and days that run backwards, are not kept', () => {
  const adContent = AdContent.parse({
    bannerAd: 'scene:kafeler',
    customLandingPage: 'https://nar.example',
  });
  const draft = { ...full, adContent };
  expect(pathsOf(editProblems(draft, 'enterprise'))).toEqual([]);
  expect(pathsOf(editProblems(draft, 'premium'))).toEqual(['adContent.customLandingPage']);
  expect(pathsOf(editProblems(draft, 'free'))).toEqual([
    ...['adContent.bannerAd', 'adContent.customLandingPage'],
  ]);
  expect(extrasOf('free')).toEqual([]);
  const days = (startDate: string | null, endDate: string | null) =>
    pathsOf(editProblems({ adContent: null, startDate, endDate }, 'free'));
  expect(days('2026-11-24', '2026-11-23')).toEqual(['endDate']);
  expect(days('2026-11-24', '2026-11-24')).toEqual([]);
  expect(days(null, '2026-11-23')).toEqual([]);
  expect(days('2026-11-24', null)).toEqual([]);
  expect(pathsOf(editProblems({ ...draft, endDate: '2026-01-01' }, 'premium'))).toEqual([
    ...['adContent.customLandingPage', 'endDate'],
  ]);
});

test('content that cannot be read is none, and only uploads are its pictures', () => {
  expect(contentIn(null)).toBeNull();
  expect(contentIn('{')).toBeNull();
  expect(contentIn('{"title":7}')).toBeNull();
  expect(contentIn('{"title":"Nar"}')).toMatchObject({ title: 'Nar', description: '' });
  const upload = '/api/objects/00000000-0000-4000-8000-000000000000';
  const content = AdContent.parse({ image: 'scene:kafeler', bannerAd: upload });
  expect(imagesOf(content)).toEqual([upload]);
  expect(imagesOf({ ...content, image: upload })).toEqual([upload, upload]);
  expect(imagesOf(AdContent.parse({}))).toEqual([]);
  expect(imagesOf(null)).toEqual([]);
});
