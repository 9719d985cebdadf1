import { beforeEach, expect, test, vi } from 'vitest';
import type { BusinessDraft, OwnSubmissionForm } from '#contract/businesses/business-submission.ts';
import { businessFields } from '#contract/businesses/fields.ts';
import { historyInMemory } from '#tests/support/history-in-memory.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { toasts } from '#tests/support/told-toasts.ts';
import { Until } from '#tests/support/tried-forms/form.tsx';
import { inputOf } from '#web/browser/business-inputs.ts';
import { hoursTexts, submissionTexts as texts } from '#web/texts/business-submission.ts';
import { DuplicatesDialog } from './DuplicatesDialog.tsx';
import type { PinSlot } from './PlaceSection.tsx';
import { SubmissionForm } from './SubmissionForm.tsx';
import { type Submitted, useSubmissionForm } from './use-submission-form.ts';

let kept: Map<string, string>;
let isPhone = false;
let tab: History & EventTarget;
beforeEach(() => {
  kept = new Map();
  isPhone = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('document', { cookie: '', getElementById: () => null });
  const nothing = { addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone, ...nothing }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  tab = historyInMemory();
});

const needed = (label: string) => `${label} ${texts.mark}`;
const NAME = needed(inputOf('name').label);
const CATEGORY = needed(businessFields.category.label);
const DISTRICT = needed(businessFields.district.label);
const ADDRESS = needed(inputOf('address').label);
const YOU = needed(texts.submitterName);
const EMAIL = needed(texts.email);
const filled = {
  ...{ [NAME]: 'Nar', [CATEGORY]: 'Kafeler', [DISTRICT]: 'Seyhan' },
  ...{ [ADDRESS]: 'Ziyapaşa 5', [YOU]: 'Ayşe Er', [EMAIL]: 'ayse@ornek.example' },
};
const categories = [{ name: 'Kafeler', slug: 'kafeler' }];
const answers = (asked: string) =>
  asked.includes('duplicates') ? [] : { message: 'Tamam', requiresVerification: true };

/** @param gives way once it is sent */
function form(
  more: Partial<Parameters<typeof SubmissionForm>[0]> = {},
  answer = answers,
  gives = false,
) {
  const submitted: Submitted[] = [];
  let slot: Parameters<PinSlot>[0] | undefined;
  let startedOver = 0;
  const Form = ({ onSubmitted }: { onSubmitted: () => void }) => (
    <SubmissionForm
      {...{ categories, ...more }}
      onSubmitted={(one) => {
        submitted.push(one);
        if (gives) onSubmitted();
      }}
      pinSlot={(props) => {
        slot = props;
        return null;
      }}
      photoSlot={({ images, onImages }) => (
        <button type="button" onClick={() => onImages([...images, '/api/objects/1'])}>
          Fotoğraf {images.length}
        </button>
      )}
      onStartOver={() => startedOver++}
    />
  );
  const part = <Until form={(done) => <Form onSubmitted={() => done('Gönderildi')} />} />;
  const screen = screenWithApi(part, answer);
  const fill = (fields: Record<string, string>) => {
    for (const [label, words] of Object.entries(fields)) screen.type(label, words);
  };
  const bodies = () =>
    screen.sent.map((one) => JSON.parse(one.slice(one.indexOf('{')) || '{}') as object);
  const pin = () => {
    screen.text();
    return slot;
  };
  return { ...screen, fill, bodies, submitted, pin, startedOver: () => startedOver };
}

test('what is still missing is said while it is, field by field', () => {
  const { fill, text } = form();
  const { [YOU]: you = '', ...others } = filled;
  fill(others);
  expect(text().replace(/\u00a0/g, ' ')).toContain(texts.missing([texts.submitterName]));
  expect(text()).not.toContain(texts.nothingMissing);
  fill({ [YOU]: you });
  expect(text()).toContain(texts.nothingMissing);
});

test('hours that nobody wants to state are none, and photos go along', async () => {
  const { fill, press, field, submit, submitted, bodies, text } = form();
  fill(filled);
  press('Fotoğraf 0');
  expect(field(hoursTexts.notStated).checked).toBe(false);
  field(hoursTexts.notStated).onChange({ target: { checked: true } });
  expect(field(hoursTexts.notStated).checked).toBe(true);
  expect(text()).toContain(hoursTexts.notStatedNote);
  submit(texts.send);
  await vi.waitFor(() => expect(submitted).toHaveLength(1), 10_000);
  expect(bodies()[1]).toMatchObject({
    ...{ name: 'Nar', hours: '', images: ['/api/objects/1'], email: 'ayse@ornek.example' },
    typedForMs: expect.any(Number),
  });
  expect(submitted[0]).toEqual({
    ...{ email: 'ayse@ornek.example', message: 'Tamam', requiresVerification: true },
  });
});

test('what was typed is a draft when one leaves, and there again when one comes back', () => {
  const left = form();
  left.fill(filled);
  left.text();
  tab.dispatchEvent(new Event('pagehide'));
  expect([...kept.values()].join()).toContain('Ziyapaşa 5');
  const back = form();
  expect(back.text()).toContain(texts.draftBack);
  expect(back.field(ADDRESS).value).toBe('Ziyapaşa 5');
});

test('what was sent is no draft any more', async () => {
  const { fill, submit, text } = form({}, answers, true);
  fill(filled);
  text();
  tab.dispatchEvent(new Event('pagehide'));
  expect(kept.size).toBe(1);
  submit(texts.send);
  await vi.waitFor(() => expect(text()).toBe('Gönderildi'), 10_000);
  expect(kept.size).toBe(0);
});

test('what was thrown away, after a question, is no draft any more', () => {
  const { fill, press, pressOneOf, startedOver } = form();
  fill({ [NAME]: 'Çınar' });
  press(texts.draftDelete);
  expect(startedOver(), 'asked first').toBe(0);
  pressOneOf(texts.draftDelete, 1);
  expect(startedOver()).toBe(1);
  tab.dispatchEvent(new Event('pagehide'));
  expect(kept.size).toBe(0);
});

const draft: BusinessDraft = {
  ...{ name: 'Kebapçı Işıl', address: 'Atatürk Cad. 3', latitude: '36.99', longitude: '35.32' },
  cid: '77',
};
test('a maps address fills in what it names, says what to look at, and takes the focus', () => {
  const incoming = { draft, warnings: ['Telefon okunamadı'] };
  const { text, field, pin, focused } = form({ incoming });
  expect(text()).toContain(texts.imported);
  expect(text()).toContain('Telefon okunamadı');
  expect(field(NAME).value).toBe('Kebapçı Işıl');
  expect(field(CATEGORY).value, 'not named').toBe('');
  expect(pin()?.pin).toEqual({ latitude: 36.99, longitude: 35.32 });
  expect(focused(), 'its top').toContain(texts.requiredNote);
});

const own = (status: string): OwnSubmissionForm =>
  ({
    ...{ id: 9, name: 'Nar', status },
    form: {
      ...{ name: 'Nar', category: 'Kafeler', district: 'Seyhan', address: 'Ziyapaşa 5' },
      ...{ latitude: 36.99, longitude: 35.32, priceRange: '₺₺₺', phone: '0322 000 12 34' },
      ...{ hours: '{"mon-sun":"10:00-20:00"}', specialDays: { '2026-03-20': 'kapalı' } },
      ...{ features: ['Vale'], images: ['/api/objects/1'], attributes: { otopark: true } },
      ...{ email: 'ayse@ornek.example', submitterName: 'Ayşe Er', isEmailShown: true },
      ramadanHours: null,
    },
  }) as unknown as OwnSubmissionForm;
const said = {
  ...{ name: 'Nar', latitude: 36.99, longitude: 35.32, priceRange: '₺₺₺' },
  ...{ hours: '{"mon-sun":"10:00-20:00"}', specialDays: { '2026-03-20': 'kapalı' } },
  ...{ features: ['Vale'], attributes: { otopark: true }, isEmailShown: true },
  phone: '0322 000 12 34',
};

test.each([
  ['rejected', texts.sendAgain, 'Yeniden inceliyoruz', false],
  ['email_pending', texts.save, texts.changed, true],
])('one that is %s is corrected with all it said: %s', async (status, button, message, waits) => {
  const { text, field, fill, submit, submitted, sent, bodies, buttons } = form(
    { editing: own(status) },
    () => ({ message: 'Yeniden inceliyoruz' }) as never,
  );
  expect(field(EMAIL)).toMatchObject({ value: 'ayse@ornek.example', readOnly: true });
  expect(text()).toContain(texts.emailStays);
  expect(text()).not.toContain(texts.draftKept);
  expect(buttons()).not.toContain(texts.draftDelete);
  fill({ [ADDRESS]: 'Ziyapaşa 7' });
  submit(button);
  await vi.waitFor(() => expect(submitted).toHaveLength(1), 10_000);
  expect(sent.map((one) => one.replace(/ \{.*/, ''))).toEqual([
    'PUT /api/users/me/businesses/9',
    ...(waits ? [] : ['POST /api/businesses/9/resubmit']),
  ]);
  expect(bodies()[0]).toMatchObject({ ...said, address: 'Ziyapaşa 7' });
  expect(bodies()[0]).not.toHaveProperty('email');
  expect(submitted).toEqual([
    { email: 'ayse@ornek.example', message, requiresVerification: waits },
  ]);
  expect(kept.size, 'no draft').toBe(0);
});

test('a correction of what said no hours and no place says none', async () => {
  const bare = own('rejected');
  Object.assign(bare.form, { hours: null, latitude: null, longitude: null, priceRange: null });
  const { pin, field, submit, bodies, submitted } = form({ editing: bare });
  expect(pin()?.pin).toBeUndefined();
  expect(field(hoursTexts.notStated).checked).toBe(true);
  submit(texts.sendAgain);
  await vi.waitFor(() => expect(submitted).toHaveLength(1), 10_000);
  expect(bodies()[0]).toMatchObject({ hours: '', priceRange: '₺₺' });
  expect(bodies()[0]).not.toHaveProperty('latitude');
});

test('on a phone it is asked step by step: what a step needs before the next, and back', async () => {
  isPhone = true;
  const { text, fill, submit, press, buttons, sent, submitted, focused } = form();
  expect(text()).toContain(texts.stepOf(1, 3));
  expect(buttons()).toContain(texts.draftDelete);
  expect(buttons()).not.toContain(texts.stepBack);
  submit(texts.nextStep);
  expect(text()).toContain(texts.stepOf(1, 3));
  expect(text()).toContain(businessFields.name.missing);
  expect(text(), 'of another step').not.toContain(texts.submitterMissing);
  const { [YOU]: you = '', [EMAIL]: email = '', ...first } = filled;
  fill(first);
  submit(texts.nextStep);
  await vi.waitFor(() => expect(text()).toContain(texts.stepOf(2, 3)), 10_000);
  expect(focused(), 'its top').toContain(texts.stepOf(2, 3));
  expect(buttons()).not.toContain(texts.draftDelete);
  press(texts.stepBack);
  expect(text()).toContain(texts.stepOf(1, 3));
  submit(texts.nextStep);
  await vi.waitFor(() => expect(text()).toContain(texts.stepOf(2, 3)), 10_000);
  submit(texts.nextStep);
  await vi.waitFor(() => expect(text()).toContain(texts.stepOf(3, 3)), 10_000);
  expect(sent).toEqual([]);
  fill({ [YOU]: you, [EMAIL]: email });
  submit(texts.send);
  await vi.waitFor(() => expect(submitted).toHaveLength(1), 10_000);
});

test('what may stand here already is looked at once for the same words', async () => {
  const found = {
    ...{ id: 5, name: 'Nar Kafe', district: 'Seyhan', likeness: 'phone' as const },
    address: 'Ziyapaşa 5',
  };
  let hand: ReturnType<typeof useSubmissionForm> | undefined;
  const submitted: Submitted[] = [];
  const Hand = () => {
    hand = useSubmissionForm({ editing: undefined, isFromMaps: false }, (one) =>
      submitted.push(one),
    );
    const { duplicates, closeDuplicates, sendAnyway } = hand;
    return (
      <DuplicatesDialog
        {...{ duplicates: duplicates as never, onClose: closeDuplicates, onSendAnyway: sendAnyway }}
      />
    );
  };
  const { text, press, sent, element, until } = screenWithApi(<Hand />, (asked) =>
    asked.includes('duplicates')
      ? [found, { ...found, id: 6, address: 'Ziyapaşa 5, Seyhan', likeness: 'name' }]
      : { message: 'Tamam', requiresVerification: true },
  );
  const set = (name: string, value: string) => {
    text();
    hand?.set(name as never, value as never);
    text();
  };
  const words = {
    ...{ name: 'Nar', category: 'Kafeler', district: 'Seyhan', address: 'Ziyapaşa 5' },
    ...{ submitterName: 'Ayşe Er', email: 'ayse@ornek.example' },
  };
  for (const [name, value] of Object.entries(words)) set(name, value);
  void hand?.submit();
  await until('Nar Kafe');
  const { href, target } = element('href', '/business/5').props;
  expect([href, target]).toEqual(['/business/5', '_blank']);
  expect(element('href', '/business/5').words).toContain('Ziyapaşa 5, Seyhan');
  expect(element('href', '/business/6').words).not.toContain('Seyhan, Seyhan');
  expect(element('href', '/business/5').words).toContain(texts.duplicates.likeness.phone);
  press(texts.duplicates.goBack);
  expect(text()).not.toContain('Nar Kafe');
  set('name', 'Nar Pastane');
  void hand?.submit();
  await until('Nar Kafe');
  press(texts.duplicates.sendAnyway);
  await vi.waitFor(() => {
    text();
    expect(submitted).toHaveLength(1);
  }, 10_000);
  expect(sent.map((one) => one.replace(/ \{.*/, ''))).toEqual([
    ...['POST /api/businesses/duplicates', 'POST /api/businesses/duplicates'],
    'POST /api/businesses',
  ]);
  expect(toasts).toEqual([]);
});

test('a pin finds the district that is not chosen yet; the address names one, too', async () => {
  const { pin, field, type, press, text } = form();
  pin()?.onPin({ latitude: 36.9914, longitude: 35.3308 });
  await vi.waitFor(() => expect(field(DISTRICT).value).toBe('Seyhan'), 10_000);
  expect(pin()).toMatchObject({ district: 'Seyhan', category: '' });
  type(ADDRESS, 'Kenan Evren Bulvarı 3, Çukurova');
  expect(text(), 'while it is written').not.toContain(texts.addressNames('Çukurova'));
  field(ADDRESS).onBlur({ target: { value: 'Kenan Evren Bulvarı 3, Çukurova' } });
  expect(text()).toContain(texts.addressNames('Çukurova'));
  press(texts.changeDistrict('Çukurova'));
  expect(field(DISTRICT).value).toBe('Çukurova');
  expect(text()).not.toContain(texts.addressNames('Çukurova'));
  await vi.waitFor(() => expect(text()).toContain(texts.pinElsewhere('Seyhan')), 10_000);
  press(texts.keepDistrict('Çukurova'));
  expect(text()).not.toContain(texts.pinElsewhere('Seyhan'));
  expect(field(DISTRICT).value).toBe('Çukurova');
  pin()?.onPin({ latitude: 36.99, longitude: 35.33 });
  await vi.waitFor(() => expect(text()).toContain(texts.pinElsewhere('Seyhan')), 10_000);
  expect(field(DISTRICT).value, 'chosen by hand').toBe('Çukurova');
  type(DISTRICT, 'Sarıçam');
  expect(text(), 'of another, asked again').toContain(texts.pinElsewhere('Seyhan'));
  press(texts.changeDistrict('Seyhan'));
  expect(field(DISTRICT).value).toBe('Seyhan');
  press(texts.pinRemove);
  expect(pin()?.pin).toBeUndefined();
  expect(text()).not.toContain(texts.pinRemove);
});

test('a pin outside is said to be, and typed one that cannot be read opens its field', async () => {
  const { type, text, pin, fill, submit, element } = form();
  type(texts.pin, '36.2, 35.9');
  expect(pin()?.pin).toEqual({ latitude: 36.2, longitude: 35.9 });
  await vi.waitFor(() => expect(text()).toContain(texts.pinOutside), 10_000);
  fill({ ...filled, [texts.pin]: 'orada' });
  submit(texts.send);
  expect(text()).toContain(texts.pinUnreadable);
  expect(element('open', true).words).toContain(texts.pinByHand);
});
