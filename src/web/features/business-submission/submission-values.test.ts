import { beforeEach, expect, test, vi } from 'vitest';
import { submitBusiness } from '#contract/businesses/business-submission.ts';
import { deleteDraft, keepDraft, readDraft } from './kept-draft.ts';
import { readPin } from './pin-text.ts';
import {
  checkSubmission,
  emptyValues,
  type SubmissionValues,
  stillMissing,
  toSubmission,
  valuesOfDraft,
} from './submission-values.ts';

const filled: SubmissionValues = {
  ...emptyValues(),
  name: 'Işıl Kebap',
  category: 'Restoranlar',
  district: 'Seyhan',
  address: 'Ziyapaşa Bulvarı 12',
  email: 'isil@ornek.example',
  submitterName: 'Işıl Çelik',
  images: ['/api/objects/1'],
};

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('the required fields answer with the specified sentences, in the order of the form', () => {
  expect(Object.entries(checkSubmission(emptyValues()))).toEqual([
    ['name', 'İşletme adı gereklidir'],
    ['category', 'Kategori seçiniz'],
    ['district', 'İlçe seçiniz'],
    ['address', 'Adres gereklidir'],
    ['submitterName', 'İletişim kişisi gereklidir'],
    ['email', 'Geçerli bir e-posta adresi giriniz'],
  ]);
  expect(checkSubmission(filled)).toEqual({});
  expect(stillMissing({ ...filled, name: ' ' })).toEqual(['İşletme adı']);
});

test('a filled form is what the call takes, the specified defaults included', () => {
  const sent = submitBusiness.input.parse(toSubmission({ ...filled, pin: '36.9914, 35.3308' }));
  expect(sent).toMatchObject({
    name: 'Işıl Kebap',
    priceRange: '₺₺',
    hours: '{"mon-sun":"09:00-18:00"}',
    specialDays: {},
    features: [],
    images: ['/api/objects/1'],
    latitude: 36.9914,
    longitude: 35.3308,
  });
  expect(sent).not.toHaveProperty('phone', '');
  expect(submitBusiness.input.parse(toSubmission({ ...filled, hasHours: false })).hours).toBe('');
});

test.each([
  ['36.9914, 35.3308'],
  ['36,9914 35,3308'],
  ['36.9914;35.3308'],
  ['36.9914,35.3308'],
  ['36,9914, 35,3308'],
])('a pin is read as people paste it: %s', (text) => {
  expect(readPin(text)).toEqual({ latitude: 36.9914, longitude: 35.3308 });
});

test('a pin that is none, or far away, is questioned', () => {
  for (const text of ['Seyhan', '36.9914', '36.9914, 200', '36.99143530']) {
    expect(readPin(text), text).toBeUndefined();
  }
  expect(checkSubmission({ ...filled, pin: 'köprünün yanı' }).pin).toMatch(/okuyamadık/);
  expect(checkSubmission({ ...filled, pin: '41.0082, 28.9784' }).pin).toMatch(/Adana’nın dışında/);
});

test('a maps draft fills what it names and leaves the rest', () => {
  expect(valuesOfDraft({ name: 'Işıl', latitude: '36.9914', longitude: '35.3308' })).toEqual({
    name: 'Işıl',
    pin: '36.991400, 35.330800',
  });
  expect(valuesOfDraft({ hours: '{"mon-sun":"kapalı"}' }).hours?.[0]?.kind).toBe('closed');
  expect(valuesOfDraft({ hours: '{"mon":"sabahları"}' })).toEqual({ hasHours: false });
});

test('a draft comes back as it was typed, and is forgotten after a month', () => {
  keepDraft(filled, 0);
  expect(readDraft(1000)).toEqual(filled);
  expect(readDraft(3 * 86_400_000)?.images, 'unsent photos live two days').toEqual([]);
  expect(readDraft(31 * 86_400_000)).toBeUndefined();
  expect(kept.size).toBe(0);
});

test('an untouched form leaves nothing on the device, and a deleted draft is gone', () => {
  keepDraft(emptyValues(), 0);
  expect(kept.size).toBe(0);
  keepDraft(filled, 0);
  deleteDraft();
  expect(readDraft(0)).toBeUndefined();
});

test('a draft of another shape, or a storage that refuses, is no draft', () => {
  kept.set('business-draft', '{"savedAt":0,"values":{"name":"x"}}');
  expect(readDraft(0)).toBeUndefined();
  vi.stubGlobal('localStorage', undefined);
  expect(readDraft(0)).toBeUndefined();
  expect(() => keepDraft(filled, 0)).not.toThrow();
});
