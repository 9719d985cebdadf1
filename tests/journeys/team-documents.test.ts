import { expect, test } from '#tests/support/journey.ts';
import { emailTo } from '#tests/support/mailbox.ts';
import { granted, newMember, published } from '#tests/support/moderating.ts';
import { anotherDevice, freshEmail, withProofOver } from '#tests/support/signing-in.ts';

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

test.use({ expectedFaults: /status of 403/ });

test('an admin shows who is there before a document is saved, in a new tab as well', async ({
  page,
  browser,
  baseURL,
}) => {
  const { request } = await anotherDevice(browser, baseURL);
  const claimant = await newMember(request);
  const business = await published(request, claimant, `Belgeli ${claimant.slice(4, 12)}`);
  const asked = await request.post('/api/objects/upload', {
    data: { purpose: 'document', fileName: 'Vergi Levhası.pdf' },
  });
  const { uploadURL } = await asked.json();
  await request.put(uploadURL, { data: PDF, headers: { 'Content-Type': 'application/pdf' } });
  const claimed = await request.post(`/api/businesses/${business}/claims`, {
    data: { name: 'Ayşe Yılmaz', message: 'Benim.', documents: [uploadURL.split('?')[0]] },
  });
  const { id } = await claimed.json();

  const email = freshEmail('yonetici');
  await newMember(page.request, { email });
  await granted(email, 'admin');
  await withProofOver(page.context(), 'GET', '**/api/documents/*');
  await page.goto(`/admin?item=claim-${id}`);
  const link = page.getByRole('link', { name: 'Vergi Levhası.pdf' });
  const dialog = page.getByRole('dialog', { name: 'Siz olduğunuzu doğrulayın' });

  await link.click();
  await dialog.getByRole('button', { name: 'Kodu e-postayla gönder' }).click();
  const { code = '' } = await emailTo(email, { kind: 'proof-code' });
  await dialog.getByRole('textbox', { name: 'Onay kodu' }).fill(code);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Onayla' }).click();
  expect((await saved).suggestedFilename()).toBe('Vergi Levhası.pdf');
  await expect(page.getByRole('region', { name: 'Karar' }), 'still at the claim').toBeVisible();

  // With the key held it is the browser's: a tab of its own.
  const isLeftToBrowser = await link.evaluate((shown) => {
    let isLeft = false;
    const look = (event: MouseEvent) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', look, { once: true });
    const held = { ctrlKey: true, bubbles: true, cancelable: true };
    shown.dispatchEvent(new MouseEvent('click', held));
    return isLeft;
  });
  expect(isLeftToBrowser).toBe(true);
  const tab = await page.context().newPage();
  const savedThere = tab.waitForEvent('download');
  await tab.goto((await link.getAttribute('href')) ?? '');
  expect((await savedThere).suggestedFilename()).toBe('Vergi Levhası.pdf');
  await expect(tab.getByText('Belge indi.')).toBeVisible();
});
