import { beforeEach, expect, test, vi } from 'vitest';
import type { Account } from '#contract/accounts/accounts.ts';
import type { Site } from '#contract/city/city.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { toasts } from '#tests/support/told-toasts.ts';
import { type Api, ApiError, createApi } from '#web/api/api.ts';
import { askAccount, changeShownAccount, turnAccount } from '#web/browser/account-context.ts';
import { SiteContext } from '#web/browser/site-context.ts';
import { adminFrameTexts as texts } from '#web/texts/admin-frame.ts';
import { passkeysTexts } from '#web/texts/passkeys.ts';
import { AdminFrame } from './AdminFrame.tsx';
import { type AdminScreen, adminLinks } from './admin-links.ts';
import { createTeamApi } from './team-api.ts';

/** What the team's own calls asked. */
let fetched: string[];
beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'principal=member' });
  vi.stubGlobal('location', { origin: 'https://ornek.example', pathname: '/admin' });
  fetched = [];
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return Response.json(settings);
  });
  return () => turnAccount(null);
});

const WORK = 'Ekibin işi';
const account = { id: 1, email: 'ekip@ornek.example', passkeyStep: 'none' } as Account;
const settings = { contactEmail: '', contactPhone: '', operatorName: '', address: '' };
function framed(change: Partial<Account>, current: AdminScreen, search = '') {
  changeShownAccount({ ...account, ...change } as Account);
  return screenWithApi(<Frame current={current} />, () => settings, search);
}
const Frame = ({ current }: { current: AdminScreen }) => (
  <SiteContext value={{ publicUrl: 'https://ornek.example' } as Site}>
    <AdminFrame current={current}>{WORK}</AdminFrame>
  </SiteContext>
);
const forAdmins = adminLinks.filter(({ isForAdmins }) => isForAdmins);

test('what is for admins alone', () => {
  expect(forAdmins.map(({ screen }) => screen)).toEqual([
    ...['users', 'categories', 'kinds', 'places', 'calendar', 'outbox', 'jobs', 'audit'],
    'settings',
  ]);
});

test.each(
  adminLinks.map(({ screen, label, isForAdmins = false }) => ({ screen, label, isForAdmins })),
)(
  '$screen: the admin sees it, a moderator unless it is for admins, nobody else',
  ({ screen, label, isForAdmins }) => {
    const admin = framed({ role: 'admin' }, screen).text();
    expect(admin).toContain(WORK);
    expect(admin).toContain(label);
    const moderator = framed({ role: 'moderator' }, screen);
    expect(moderator.text().includes(WORK)).toBe(!isForAdmins);
    expect(moderator.text().includes(texts.adminsOnlyTitle)).toBe(isForAdmins);
    const user = framed({ role: 'user' }, screen).text();
    expect(user).not.toContain(WORK);
    expect(user).toContain(texts.outsiderText(account.email));
  },
);

test.each([
  ['admin', true],
  ['moderator', false],
] as const)(
  'in the menu of the %s stands what is for admins: %s; where one is, is said',
  (role, all) => {
    const { outline } = framed({ role }, 'businesses');
    const menu = outline();
    for (const { href } of forAdmins) expect(menu.includes(`href=${href}`), href).toBe(all);
    expect(menu.match(/aria-current=page/g), 'beside and behind the button').toHaveLength(2);
    expect(menu).toContain(texts.section(texts.links.businesses));
  },
);

test.each([
  ['confirm', passkeysTexts.gateTitle],
  ['enrol', passkeysTexts.enrolTitle],
] as const)('who has to %s first sees nothing of the work', (passkeyStep, title) => {
  const { text } = framed({ role: 'admin', passkeyStep }, 'inbox');
  expect(text()).toContain(title);
  expect(text()).not.toContain(WORK);
});

test.each([
  ['advised', 'inbox', passkeysTexts.advisedTitle, true],
  ['advised', 'security', passkeysTexts.advisedTitle, false],
  ['impossible', 'inbox', passkeysTexts.impossibleTitle, false],
] as const)('%s on the screen %s is said above the work', (passkeyStep, current, said, leads) => {
  const { text, outline } = framed({ role: 'moderator', passkeyStep }, current);
  expect(text()).toContain(said);
  expect(text()).toContain(WORK);
  expect(
    outline().includes('‹passkeysTexts.toSettings›') ||
      text().includes(`${passkeysTexts.advisedText}${passkeysTexts.toSettings}`),
  ).toBe(leads);
});

test.each([
  ['admin', 'inbox', 1],
  ['admin', 'businesses', 0],
  ['moderator', 'inbox', 0],
] as const)('what the contact page lacks is asked of the %s at %s: %i', (role, current, asked) => {
  const { text } = framed({ role }, current);
  text();
  expect(fetched).toHaveLength(asked);
});

test('a stranger goes to sign in, and comes back to this address', () => {
  turnAccount(null);
  const { text, ways } = screenWithApi(<Frame current="audit" />, () => settings, 'kind=review');
  expect(text()).not.toContain(WORK);
  expect(ways.at(-1)).toContain(encodeURIComponent('/start?kind=review'));
});

test('before it is known who is there the screen has its heading; where it cannot be, it says so', async () => {
  const waits = { call: () => new Promise(() => {}) } as unknown as Api;
  void askAccount(waits);
  const { text, press } = screenWithApi(<Frame current="audit" />, () => ({
    ...account,
    role: 'admin',
  }));
  expect(text()).toContain(texts.links.audit);
  expect(text()).toContain(texts.loading);
  expect(text()).not.toContain(WORK);
  await askAccount({ call: () => Promise.reject(new Error('away')) } as unknown as Api);
  expect(text()).toContain(texts.failedTitle);
  press('Yeniden dene');
  await vi.waitFor(() => expect(text()).toContain(WORK), 10_000);
});

/** A call of the team's screens, and how often it was made. */
async function called(
  answers: Response[],
  { proved = true, stands = true }: { proved?: boolean; stands?: boolean } = {},
) {
  let calls = 0;
  let proofs = 0;
  vi.stubGlobal('sessionStorage', { setItem() {}, getItem: () => null, removeItem() {} });
  vi.stubGlobal('fetch', async (_: string, { credentials }: RequestInit) => {
    expect(credentials).toBe('same-origin');
    calls += 1;
    return answers[calls - 1];
  });
  const asked: string[] = [];
  const own = createApi(async (address) => {
    asked.push(address);
    return Response.json(stands ? { ...account, role: 'admin' } : null);
  });
  const api = createTeamApi(own, async () => {
    proofs += 1;
    return proved;
  });
  const call = api.call(
    { method: 'GET', path: '/api/x', input: {}, output: {} } as never,
    {} as never,
  );
  let came: unknown = 'never';
  call.then(
    (data) => {
      came = data;
    },
    (error: unknown) => {
      came = error instanceof ApiError ? error.status : error;
    },
  );
  // Or the page knows that nobody is signed in.
  await vi.waitFor(() => {
    if (came === 'never' && document.cookie === 'principal=member') throw new Error('not yet');
  }, 10_000);
  return { came, calls, proofs, asked };
}
const no = (status: number, code: string) => Response.json({ code, detail: 'Hayır' }, { status });
const yes = () => Response.json({ ok: true });

test.each([
  ['proved, it is asked again', no(403, 'proof_needed'), {}, { ok: true }, 2, 1, false],
  ['not proved, it stays refused', no(403, 'proof_needed'), { proved: false }, 403, 1, 1, false],
  [
    'signed in all the same, it is asked again',
    no(401, 'not_signed_in'),
    {},
    { ok: true },
    2,
    0,
    true,
  ],
  ['signed out, it never ends', no(401, 'not_signed_in'), { stands: false }, 'never', 1, 0, true],
  ['without the key, it stays refused', no(403, 'passkey_needed'), {}, 403, 1, 0, true],
  ['not allowed, it stays refused', no(403, 'forbidden'), {}, 403, 1, 0, false],
  ['wrong, it stays refused', no(422, 'proof_needed'), {}, 422, 1, 0, false],
])('of a call that is refused: %s', async (_, refusal, how, came, calls, proofs, asks) => {
  const answer = await called([refusal, yes()], how);
  expect(answer).toMatchObject({ came, calls, proofs });
  const isOver = came === 'never';
  expect(toasts).toEqual(isOver ? [texts.overTitle] : []);
  expect(answer.asked.length > 0, 'who is there is asked').toBe(asks);
});
