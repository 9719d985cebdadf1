import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { ManagedBusiness, Revision } from '#contract/owners/owner-workspace.ts';
import { StateNotices } from './StateNotices.tsx';

const shown = (said: Partial<ManagedBusiness>) => {
  const markup = renderToString(
    <Router ssrPath="/">
      <StateNotices
        business={{ id: 1001, status: 'approved', statusReason: null, revisions: [], ...said }}
        revisionsHref="/profil"
      />
    </Router>,
  );
  return { words: markup.replaceAll(/<[^>]*>/g, ''), markup };
};
const revision = (changes: Revision['changes'], status: Revision['status'] = 'pending') => ({
  ...{ id: 1, status, changes, reason: null, createdAt: '2026-11-20T09:00:00Z', decidedAt: null },
});

test('what is public and whole has nothing to say', () => {
  expect(shown({}).markup).toBe('');
  expect(shown({ revisions: [revision({ name: ['A', 'B'] }, 'approved')] }).markup).toBe('');
});

test.each([
  ['email_pending', /e-posta adresi henüz onaylanmadı/],
  ['pending', /onaylanınca sayfanız yayına girer/],
  ['rejected', /yayımlanmadı/],
  ['suspended', /yayından aldık/],
  ['closed', /kapandı olarak işaretlendi/],
  ['merged', /öbür kaydıyla birleştirdik/],
] as const)('%s says what is so', (status, words) => {
  expect(shown({ status }).words).toMatch(words);
});

test('a suspension says why, or that nobody said it and where to ask', () => {
  const because = shown({ status: 'suspended', statusReason: 'Adres yanlış çıktı.' });
  expect(because.words).toContain('Gerekçe: Adres yanlış çıktı.');
  expect(because.markup).not.toContain('/contact');
  const silent = shown({ status: 'suspended' });
  expect(silent.words).toContain('Bir gerekçe yazılmadı');
  expect(silent.words).not.toContain('Gerekçe:');
  expect(silent.markup).toContain('href="/contact"');
});

test('where a business is said to be closed stands the way to say that it is not', () => {
  expect(shown({ status: 'closed' }).markup).toContain('href="/contact"');
});

test('half of an edit that waits is named; the rest is public', () => {
  const { words, markup } = shown({
    revisions: [revision({ name: ['A', 'B'], latitude: ['1', '2'], longitude: ['3', '4'] })],
  });
  expect(words).toContain('Onay bekliyor: İşletme adı, haritadaki yeri.');
  expect(words).toContain('öbür bilgileriniz yayında');
  expect(markup).toContain('href="/profil"');
});
