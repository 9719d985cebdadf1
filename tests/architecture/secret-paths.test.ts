import { expect, test } from 'vitest';
import { endpoints } from '#contract/api/api.ts';
import { BEFORE_SECRETS, pathParameters } from '#contract/api/endpoint.ts';
import { routes } from '#web/routes.ts';

/** Whoever knows these may do nothing by it. Another name is decided here: a secret is called `token`. */
const OPEN_PARAMETERS = [
  ...['id', 'slug', 'category', 'categoryName', 'district', 'day', 'kind', 'file', 'answer'],
  ...['userId', 'colleagueId', 'session', 'year', 'question'],
];

const paths: string[] = [...endpoints, ...routes].map(({ path }) => path);

test('every secret in an address is called one, and stands behind a known opening', () => {
  const names = new Set(paths.flatMap(pathParameters));
  expect([...names].filter((name) => !OPEN_PARAMETERS.includes(name))).toEqual(['token']);
  const withSecret = paths.filter((path) => path.includes(':token'));
  const openings = withSecret.map((path) => path.slice(0, path.indexOf(':token')));
  expect(new Set(openings)).toEqual(new Set(BEFORE_SECRETS));
});
