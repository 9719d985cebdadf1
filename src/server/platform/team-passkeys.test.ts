import { expect, test } from 'vitest';
import { teamPasskeysOf } from './team-passkeys.ts';

test.each([
  ['https://rehber.example', 'required'],
  ['https://rehber.example:8443', 'required'],
  ['http://localhost:3000', 'required'],
  ['http://rehber.localhost:3000', 'required'],
  ['http://rehber.example', 'impossible'],
  ['http://127.0.0.1:3000', 'impossible'],
  ['https://192.0.2.7', 'impossible'],
  ['https://[2001:db8::7]', 'impossible'],
])('at %s passkeys of the team are %s', (PUBLIC_URL, expected) => {
  expect(teamPasskeysOf({ PUBLIC_URL, TEAM_PASSKEYS: 'required' })).toBe(expected);
  const relaxed = teamPasskeysOf({ PUBLIC_URL, TEAM_PASSKEYS: 'optional' });
  expect(relaxed).toBe(expected === 'required' ? 'optional' : 'impossible');
});
