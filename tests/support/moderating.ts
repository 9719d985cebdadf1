import type { APIRequestContext } from '@playwright/test';
import { grantRole } from '#server/accounts/roles.service.ts';
import { operator } from '#server/commands/command.ts';
import { type CommandContext, withDatabase } from '#server/commands/open-database.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import { expect } from '#tests/support/journey.ts';
import { emailTo } from '#tests/support/mailbox.ts';
import { freshEmail } from '#tests/support/signing-in.ts';

/** What a command of the operator does on the running product; by itself each would load half the server anew. */
function asOperator<T>(act: (ctx: CommandContext) => Promise<T>): Promise<T> {
  const { JOURNEY_DATA_DIR, JOURNEY_URL } = process.env;
  Object.assign(process.env, { DATA_DIR: JOURNEY_DATA_DIR, PUBLIC_URL: JOURNEY_URL });
  return withDatabase(act);
}

/** As the operator decides about a record. */
export const moderate = (kind: string, id: number, transition: string, reason?: string) =>
  asOperator((ctx) => decideAbout({ ...ctx, actor: operator }, { kind, id, transition, reason }));

/** As the operator gives somebody a role. */
export const granted = (email: string, role: 'moderator' | 'admin') =>
  asOperator((ctx) => grantRole(ctx, { email, role }));

/** Signs a new person in without a page. @returns the address */
export async function newMember(
  request: APIRequestContext,
  { name = 'Ayşe Yılmaz', email = freshEmail('uye') } = {},
): Promise<string> {
  await request.post('/api/users', { data: { email, name } });
  const { code } = await emailTo(email, { kind: 'sign-in-code' });
  expect((await request.post('/api/users/verify', { data: { code } })).ok()).toBe(true);
  return email;
}

/** A business of the member who is signed in there, waiting for a decision. @returns its id */
export async function submitted(
  request: APIRequestContext,
  email: string,
  name: string,
  fields: object = {},
) {
  const answer = await request.post('/api/businesses', {
    data: {
      name,
      category: 'Restoranlar',
      address: 'Reşatbey Mah. 62001 Sok. No: 1',
      district: 'Seyhan',
      email,
      submitterName: 'Ayşe Yılmaz',
      phone: '0322 000 99 01',
      hours: { 'mon-sun': '09:00-18:00' },
      ...fields,
    },
  });
  const { id } = await answer.json();
  return Number(id);
}

/** The same, published. */
export async function published(
  request: APIRequestContext,
  email: string,
  name: string,
  fields: object = {},
) {
  const id = await submitted(request, email, name, fields);
  await moderate('business', id, 'approve');
  return id;
}

/** Makes the member who is signed in there the owner of a business. */
export async function owned(request: APIRequestContext, id: number) {
  const answer = await request.post(`/api/businesses/${id}/claims`, {
    data: { name: 'Ayşe Yılmaz', message: 'Benim dükkânım.' },
  });
  await moderate('claim', (await answer.json()).id, 'approve');
}
