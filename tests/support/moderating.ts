import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { expect } from '#tests/support/journey.ts';
import { letterTo } from '#tests/support/mailbox.ts';
import { freshEmail } from '#tests/support/signing-in.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/** A command of the operator, on the running product. */
const directory = (...words: string[]) =>
  run(process.execPath, ['src/server/commands/main.ts', ...words], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: process.env.JOURNEY_DATA_DIR,
      PUBLIC_URL: process.env.JOURNEY_URL,
    },
  });

/** As the operator decides about a record. */
export const moderate = (kind: string, id: number, ...words: string[]) =>
  directory('moderate', kind, `${id}`, ...words);

/** As the operator gives somebody a role. */
export const granted = (email: string, role: 'moderator' | 'admin') =>
  directory('admin', 'grant', email, '--role', role);

/** Signs a new person in without a page. @returns the address */
export async function newMember(
  request: APIRequestContext,
  { name = 'Ayşe Yılmaz', email = freshEmail('uye') } = {},
): Promise<string> {
  await request.post('/api/users', { data: { email, name } });
  const { code } = await letterTo(email, { kind: 'sign-in-code' });
  expect((await request.post('/api/users/verify', { data: { code } })).ok()).toBe(true);
  return email;
}

/** A business of the member who is signed in there, waiting for a decision. @returns its id */
export async function submitted(request: APIRequestContext, email: string, name: string) {
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
    },
  });
  const { id } = await answer.json();
  return Number(id);
}

/** The same, published. */
export async function published(request: APIRequestContext, email: string, name: string) {
  const id = await submitted(request, email, name);
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
