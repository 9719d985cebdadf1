import { expect, test } from 'vitest';
import { openLog } from './log.ts';
import { withoutSecrets } from './secret-paths.ts';

const SECRET = 'Qm9zIGJpciBnaXpsaSBhbmFodGFy';

test.each([
  [`/api/verify-email/${SECRET}`, '/api/verify-email/[hidden]'],
  [`/api/business-invitations/${SECRET}/accept`, '/api/business-invitations/[hidden]/accept'],
  [`/api/favorite-lists/${SECRET}`, '/api/favorite-lists/[hidden]'],
  [`/favorites/${SECRET}`, '/favorites/[hidden]'],
  [`//favorites///${SECRET}/`, '/favorites/[hidden]'],
  [`/x/../favorites/${SECRET}`, '/favorites/[hidden]'],
  [`/favorites\\${SECRET}`, '/favorites/[hidden]'],
  [`/./api/x/%2E%2e/verify-email/${SECRET}`, '/api/verify-email/[hidden]'],
  [`/%66avorites/${SECRET}`, '/%66avorites/[hidden]'],
  [`/FAVORITES/${SECRET}`, '/FAVORITES/[hidden]'],
  [`/favorites/%E0%A4%A/${SECRET}`, `/favorites/[hidden]/${SECRET}`],
])('%s is written down without its secret', (path, written) => {
  expect(withoutSecrets(path)).toBe(written);
});

test.each([
  '/',
  ':99999/../x',
  '/favorites',
  '/api/businesses/1001',
  '/business/1001',
  '/api/favorite-lists',
])('%s is written down as it is', (path) => {
  expect(withoutSecrets(path)).toBe(path);
});

test('no line of the log carries a secret or a row, wherever an error puts it', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line: string) => lines.push(line) });
  log.info({ path: `/api/verify-email/${SECRET}` });
  log.warn({ reason: `GET https://rehber.example/favorites/${SECRET} took too long` }, 'late');
  const inner = new Error(`asked /verify-email?token=${SECRET}`);
  const err = Object.assign(new Error(`/api%2Ffavorite-lists/${SECRET}: 500`, { cause: inner }), {
    code: '23505',
    url: `/api/business-invitations/${SECRET}`,
    detail: 'Key (email)=(ayse@example.com) already exists.',
    where: 'COPY users, line 1: "ayse@example.com"',
  });
  log.error({ err }, 'unexpected error');
  const written = lines.join('');
  expect(lines).toHaveLength(3);
  expect(written).toContain('23505');
  expect(written).toContain('/api/verify-email/[hidden]');
  expect(written).not.toContain(SECRET);
  expect(written).not.toContain('ayse@example.com');
});

test('a line stays a line, whatever stands in it, and says its time in UTC', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line: string) => lines.push(line) });
  log.info({ path: '/x\n{"level":"fatal"}\u001b[2J' });
  expect(lines).toHaveLength(1);
  for (const sign of ['\n', '\u001b']) expect(lines[0]?.trimEnd()).not.toContain(sign);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
});
