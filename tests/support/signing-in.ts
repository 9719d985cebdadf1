import { randomInt, randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect, withItsCode } from '#tests/support/journey.ts';
import { emailTo } from '#tests/support/mailbox.ts';

/** An address that nobody else in the run has. */
export const freshEmail = (name: string): string => `${name}-${randomUUID()}@ornek.example`;

/** A second device, with an address of its own. */
export async function anotherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'X-Forwarded-For': address },
  });
  return withItsCode(await context.newPage());
}

/** Goes to a page and waits until its code has taken over. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** The field of the second step. */
export const codeField = (page: Page) => page.getByRole('textbox', { name: 'Kod', exact: true });

/** The code of the e-mail to an address; `nth: 2` is the second. */
export async function codeTo(email: string, nth = 1): Promise<string> {
  const { code } = await emailTo(email, { kind: 'sign-in-code', nth });
  if (!code) throw new Error(`no code in letter ${nth} to ${email}`);
  return code;
}

/** Makes an account on the page of signing in, as a new person would. */
export async function makeAccount(page: Page, email: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Hesap Oluştur' }).click();
  await page.getByRole('textbox', { name: 'Adınız' }).fill(name);
  await page.getByRole('textbox', { name: 'E-posta' }).fill(email);
  await page.getByRole('button', { name: 'Kodu gönder' }).click();
  await codeField(page).fill(await codeTo(email));
}

/** Signs a new person up, as they would; ends on the page `next`. */
export async function signUp(
  page: Page,
  { email, name = 'Ayşe Yılmaz', next = '/about' }: { email: string; name?: string; next?: string },
): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`);
  await makeAccount(page, email, name);
  await expect(page).toHaveURL(next);
}

/** As if fifteen minutes had gone by: the server's own refusal to the next such call, once. */
export async function withProofOver(
  page: Pick<Page, 'route'>,
  method: string,
  address: string,
): Promise<void> {
  let isOver = true;
  await page.route(address, async (route) => {
    if (!isOver || route.request().method() !== method) return route.fallback();
    isOver = false;
    const problem = { status: 403, code: 'proof_needed', detail: 'Önce doğrulayın.' };
    await route.fulfill({ status: 403, json: problem });
  });
}
