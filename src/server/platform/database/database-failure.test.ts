import { expect, test } from 'vitest';
import { explainDatabaseFailure, isDatabaseAway } from './database-failure.ts';

const failure = (code: string | undefined, message: string) =>
  Object.assign(new Error(message), code && { code });

test.each([
  ['28P01', 'password authentication failed for user "a"', /name and password/],
  ['3D000', 'database "b" does not exist', /no such database/],
  ['42501', 'permission denied for schema public', /must own its database/],
  ['0A000', 'extension "pg_trgm" is not available', /lacks the extension pg_trgm/],
  ['53100', 'could not extend file', /disk/],
  ['53300', 'sorry, too many clients already', /no more connections/],
  ['ECONNREFUSED', 'connect ECONNREFUSED', /cannot be reached \(ECONNREFUSED\)/],
  [undefined, 'Connection terminated due to connection timeout', /cannot be reached/],
  [undefined, 'The server does not support SSL connections', /sslmode/],
])('%s (%s) becomes one sentence', (code, message, sentence) => {
  const wrapped = new Error('the migrations could not begin', { cause: failure(code, message) });
  expect(explainDatabaseFailure(wrapped)).toMatch(sentence);
});

test('a wrong statement is a fault of the site, not of the server', () => {
  const wrong = failure('42601', 'syntax error at or near "selct"');
  expect(explainDatabaseFailure(wrong)).toBeUndefined();
  expect(isDatabaseAway(wrong)).toBe(false);
});

test('a server that is stopping, starting or full is away, not broken', () => {
  for (const code of ['57P01', '57P03', '53300', '08006', 'ECONNRESET', 'EAGAIN']) {
    expect(isDatabaseAway(failure(code, ''))).toBe(true);
  }
  expect(isDatabaseAway(new AggregateError([failure('ECONNREFUSED', '')]))).toBe(true);
  const gone = 'Client has encountered a connection error and is not queryable';
  expect(isDatabaseAway(new Error(gone))).toBe(true);
});
