import { beforeEach, expect, test, vi } from 'vitest';
import { INQUIRY_CONTENT_MISSING } from '#contract/inquiries.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { contactTexts } from '#web/texts/contact.ts';
import { ContactForm } from './ContactForm.tsx';

const { form, inquiry, removal } = contactTexts;
// A stranger, who has no cookie.
beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' });
});

const person = { [form.name]: 'Ayşe Yılmaz', [form.email]: 'ayse@ornek.example' };
const fill = (type: (label: string, text: string) => void, more: Record<string, string>) => {
  for (const [label, text] of Object.entries({ ...person, ...more })) type(label, text);
};

test('a message without words is not sent; one that fails is kept, and goes with the next press', async () => {
  let isDown = true;
  const screen = screenWithApi(<ContactForm purpose="inquiry" />, () =>
    isDown ? new Error('Bu kez olmadı.') : { id: 1001 },
  );
  const { type, press, until, text, sent } = screen;
  fill(type, {});
  press(inquiry.send);
  await until(INQUIRY_CONTENT_MISSING);
  expect(sent).toEqual([]);
  type(inquiry.content, 'Nasıl üye olurum?');
  press(inquiry.send);
  await until('Bu kez olmadı.');
  expect(text()).not.toContain(inquiry.sentTitle);
  isDown = false;
  press(inquiry.send);
  await until(inquiry.sentTitle);
  expect(text()).toContain('ayse@ornek.example');
  expect(sent.at(-1)).toContain('POST /api/inquiries');
  expect(sent.at(-1)).toContain('Nasıl üye olurum?');
  expect(sent.at(-1)).not.toContain('"page"');
});

test('what shall be removed goes with its page and business', async () => {
  const page = 'https://rehber.example/business/1001';
  const { type, press, until, sent } = screenWithApi(
    <ContactForm purpose="removal" page={page} businessId={1001} />,
    () => ({ id: 1001 }),
  );
  fill(type, { [removal.content]: 'Numaram kalksın.' });
  press(removal.send);
  await until(removal.sentTitle);
  expect(sent.at(-1)).toContain('POST /api/removal-requests');
  expect(sent.at(-1)).toContain('"businessId":1001');
  expect(sent.at(-1)).toContain(page);
});
