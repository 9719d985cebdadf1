import { expect, test } from 'vitest';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { askedFactsTexts as texts } from '#web/texts/asked-facts.ts';
import { linkOutcomeTexts } from '#web/texts/email-links.ts';
import { AskedFactsScreen } from './AskedFactsScreen.tsx';

const facts = [{ fact: 'phone', value: '0322 000 13 04' }];
const asked = { businessId: 1001, businessName: 'Kebapçı', isOwner: true, facts, said: null };

test('the touched link answers once and leaves the address; it is taken back by one press', async () => {
  let said: string | null = 'dogru';
  const screen = screenWithApi(<AskedFactsScreen token="abc" answer="dogru" />, (call) =>
    call.startsWith('GET') ? asked : { ...asked, said },
  );
  await screen.until(texts.saved.dogru);
  expect(screen.sent).toEqual([
    'GET /api/asked-facts/abc',
    'PUT /api/asked-facts/abc {"answer":"dogru"}',
  ]);
  expect(screen.ways.at(-1)).toBe('/bilgiler-dogru-mu?token=abc');
  said = null;
  screen.press(linkOutcomeTexts.takeBack);
  await screen.until(linkOutcomeTexts.takenBack);
  expect(screen.sent.at(-1)).toBe('PUT /api/asked-facts/abc {"answer":null}');
});

test('opened without an answer it asks, and what fails is said', async () => {
  const screen = screenWithApi(<AskedFactsScreen token="abc" answer={undefined} />, (call) =>
    call.startsWith('GET') ? { ...asked, isOwner: false } : new Error('Bu kez olmadı.'),
  );
  await screen.until('0322 000 13 04');
  expect(screen.sent).toHaveLength(1);
  screen.press(texts.allTrue);
  await screen.until('Bu kez olmadı.');
  expect(screen.text()).toContain(texts.report);
});
