import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmCalendarYear } from '#contract/calendar/administered-calendar.ts';
import { changeCitySettings, getCitySettings } from '#contract/city/city-settings.ts';
import {
  addCategory,
  changeCategory,
  deleteCategory,
  listAdministeredCategories,
  orderCategories,
} from '#contract/moderation/administration.ts';
import {
  cancelEmail,
  retryEmail,
  retryFailedEmails,
} from '#contract/moderation/administration-records.ts';
import * as team from '#contract/owners/owner-team.ts';
import { type Acts, actsAround } from '#tests/support/acts-around.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { keepWritten } from '#tests/support/written-rows.ts';
import { likelyYear } from './calendar/moon.rules.ts';

/**
 * What somebody does without a decision about a record stands in the record of decisions once, by its own name, and
 * what was refused or changed nothing does not. Decisions have their table in records/transitions.test.ts.
 */
let app: TestApp;
let admin: TestMember;
let owner: TestMember;
let businessId: number;
let written: ReturnType<typeof keepWritten>;
beforeAll(async () => {
  app = await createTestApp();
  written = keepWritten(app);
  admin = await app.member({ role: 'admin' });
  owner = await app.member();
  businessId = await app.given.business();
  await app.db
    .insertInto('businessClaims')
    .values({ businessId, userId: owner.userId, status: 'approved' })
    .execute();
});
afterAll(() => app.close());

const invited = async () => {
  const colleague = await app.member();
  const asked = { id: businessId, email: colleague.email, role: 'manager' } as const;
  const { id: colleagueId } = await owner.call(team.inviteColleague, asked);
  const letter = (await app.emailsTo(colleague.email)).at(-1);
  const token = letter?.action?.href.split('token=')[1] ?? '';
  return { colleague, gone: { id: businessId, colleagueId: colleagueId ?? 0 }, token };
};
const joined = async () => {
  const one = await invited();
  await one.colleague.call(team.acceptInvitation, { token: one.token });
  return one;
};
const email = async (state: object) => {
  const { id } = await app.db
    .insertInto('outbox')
    .values({ kind: 'x', recipient: 'a@ornek.example', letter: '{}', ...state } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: Number(id) };
};
const category = async () => {
  const name = `Yeni ${Math.random().toString(36).slice(2)}`;
  const all = await admin.call(addCategory, { name, hue: 'spor' });
  const one = all.find((added) => added.name === name);
  return {
    id: one?.id ?? 0,
    name,
    slug: '',
    description: '',
    hue: 'spor',
    isAdFree: false,
  } as const;
};
const at = new Date('2026-11-20T09:00:00Z');
const address = 'Reşatbey 62002 Sokak';

/** What is there before, and what is done then. */
const acts: Acts = {
  ...actsAround(() => ({ app, admin, owner })),
  'a colleague is invited': async () => [invited, 'business.invite_colleague'],
  'the invitation is taken': async () => {
    const { colleague, token } = await invited();
    return [() => colleague.call(team.acceptInvitation, { token }), 'business.join_team'];
  },
  'the invitation is taken once more': async () => {
    const { colleague, token } = await joined();
    return [() => colleague.call(team.acceptInvitation, { token }), null];
  },
  'somebody else takes the invitation': async () => {
    const [{ token }, other] = [await invited(), await app.member()];
    return [() => other.call(team.acceptInvitation, { token }), null];
  },
  'the invitation is withdrawn': async () => {
    const { gone } = await invited();
    return [() => owner.call(team.removeColleague, gone), 'business.withdraw_invitation'];
  },
  'a colleague is removed': async () => {
    const { gone } = await joined();
    return [() => owner.call(team.removeColleague, gone), 'business.remove_colleague'];
  },
  'a colleague leaves': async () => {
    const { colleague } = await joined();
    return [() => colleague.call(team.leaveTeam, { id: businessId }), 'business.leave_team'];
  },
  'a year is confirmed': async () => [
    () => admin.call(confirmCalendarYear, { year: 2027, periods: [...likelyYear(2027).periods] }),
    'calendar.confirm',
  ],
  'a year is not confirmed any more': async () => [
    () => admin.call(confirmCalendarYear, { year: 2027, periods: null }),
    'calendar.unconfirm',
  ],
  ...Object.fromEntries(
    (
      [
        ['waiting', {}, 'letter.cancel', 'letter.retry'],
        ['given up', { failedAt: at }, null, 'letter.retry'],
        ['sent', { sentAt: at }, null, null],
        ['cancelled', { cancelledAt: at }, null, 'letter.retry'],
      ] as const
    ).flatMap(([name, state, cancelled, retried]) => [
      [
        `an e-mail that is ${name} is cancelled`,
        async () => {
          const one = await email(state);
          return [() => admin.call(cancelEmail, one), cancelled];
        },
      ],
      [
        `an e-mail that is ${name} is tried again`,
        async () => {
          const one = await email(state);
          return [() => admin.call(retryEmail, one), retried];
        },
      ],
    ]),
  ),
  'all e-mails that were given up are tried again': async () => {
    await email({ failedAt: at });
    return [() => admin.call(retryFailedEmails, {}), 'letter.retry_all'];
  },
  'none was given up': async () => [() => admin.call(retryFailedEmails, {}), null],
  'a category is added': async () => [category, 'category.add'],
  'a category is changed': async () => {
    const one = await category();
    return [() => admin.call(changeCategory, { ...one, isAdFree: true }), 'category.edit'];
  },
  'a category is deleted': async () => {
    const { id } = await category();
    return [() => admin.call(deleteCategory, { id }), 'category.delete'];
  },
  'categories are put in another order': async () => {
    const all = await admin.call(listAdministeredCategories, {});
    const ids = all.map(({ id }) => id).reverse();
    return [() => admin.call(orderCategories, { ids }), 'category.order'];
  },
  'a setting is changed': async () => [
    () => admin.call(changeCitySettings, { contactPhone: '0322 000 00 11' }),
    'settings.change',
  ],
  'a setting is written as it stands': async () => [
    () => admin.call(changeCitySettings, { contactPhone: '0322 000 00 11' }),
    null,
  ],
  'who runs the site lives elsewhere': async () => {
    const { imprint } = await admin.call(getCitySettings, {});
    const moved = { imprint: { ...imprint, address } };
    return [() => admin.call(changeCitySettings, moved), 'settings.change'];
  },
};

async function entries(after: number) {
  const { rows } = await sql<{ id: number; action: string; difference: unknown }>`
    select id::int, action, difference from audit_entries where id > ${after} order by id`.execute(
    app.db,
  );
  return rows;
}

test.each(Object.entries(acts))('%s', async (_, prepare) => {
  const [act, recorded] = await prepare();
  const last = (await entries(0)).at(-1)?.id ?? 0;
  const rows = await written.during(() =>
    act().catch((error: unknown) => {
      // What is done is done; only what is not recorded may have been refused.
      if (recorded !== null) throw error;
    }),
  );
  const told = await entries(last);
  expect(told.map(({ action }) => action)).toEqual(recorded === null ? [] : [recorded].flat());
  expect(JSON.stringify(told), 'nobody’s address').not.toMatch(/@|62002/);
  expect(rows).toMatchSnapshot();
});

/** Only a key in a hand answers for these. */
const BY_A_KEY = ['add_passkey', 'remove_passkey'].map((act) => `user.${act}`);

test('every name by which something is recorded is asked for beside the code', () => {
  const room = import.meta.dirname;
  const texts = globSync('**/*.ts', { cwd: room }).map((name) => ({
    isTest: name.endsWith('.test.ts'),
    text: readFileSync(path.join(room, name), 'utf8'),
  }));
  const told = readFileSync(path.join(room, '../../tests/support/acts-around.ts'), 'utf8');
  const asked = [told, ...texts.filter(({ isTest }) => isTest).map(({ text }) => text)].join('\n');
  const written = texts
    .filter(({ isTest }) => !isTest)
    .flatMap(({ text }) => [...text.matchAll(/\baction:.*/g)])
    .flatMap(([line]) => [...line.matchAll(/'([a-z_]+\.\w+)'/g)].map(([, name = '']) => name));
  expect(written.length).toBeGreaterThan(30);
  const untold = [...new Set(written)].filter((name) => !asked.includes(`'${name}'`));
  expect(untold.sort()).toEqual(BY_A_KEY);
});
