import { expect, test } from 'vitest';
import { facebookAddress, whatsAppAddress } from './share-addresses.ts';

const shared = {
  url: 'https://adana.example/business/1001',
  text: 'Şırdancı Ali & Oğlu - Restoranlar',
};

test('WhatsApp gets the words and the address as one text', () => {
  const text = new URL(whatsAppAddress(shared)).searchParams.get('text');
  expect(text).toBe('Şırdancı Ali & Oğlu - Restoranlar https://adana.example/business/1001');
});

test('below words of several lines the address has its own', () => {
  const list = { ...shared, text: 'Nöbetçi eczaneler\nToros Eczanesi' };
  const text = new URL(whatsAppAddress(list)).searchParams.get('text');
  expect(text?.split('\n').at(-1)).toBe(shared.url);
});

test('Facebook gets the address alone', () => {
  const { searchParams } = new URL(facebookAddress(shared));
  expect([...searchParams]).toEqual([['u', 'https://adana.example/business/1001']]);
});
