import { expect, test } from 'vitest';
import { codeOutcome, deviceOf, passkeyStepOf } from './accounts.rules.ts';

const session = {
  role: 'admin',
  hasPasskey: false,
  isConfirmed: false,
  needsEnrolment: false,
} as const;

test.each([
  [{ role: 'user', hasPasskey: true }, 'required', 'none'],
  [{ hasPasskey: true }, 'required', 'confirm'],
  [{ hasPasskey: true }, 'impossible', 'confirm'],
  [{ hasPasskey: true, isConfirmed: true }, 'required', 'none'],
  [{}, 'optional', 'none'],
  [{}, 'impossible', 'impossible'],
  [{}, 'required', 'advised'],
  [{ needsEnrolment: true }, 'required', 'enrol'],
  [{ role: 'moderator', needsEnrolment: true }, 'required', 'enrol'],
] as const)('%j where passkeys are %s: %s', (changed, teamPasskeys, step) => {
  expect(passkeyStepOf({ ...session, ...changed }, teamPasskeys)).toBe(step);
});

const chrome = 'Chrome/141.0 Safari/537.36';
test.each([
  [`Mozilla/5.0 (Windows NT 10.0) ${chrome} Edg/141.0`, 'Edge, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${chrome} Edge/18.0`, 'Edge, Windows'],
  [`Mozilla/5.0 (Linux; Android 15) ${chrome} EdgA/141.0`, 'Edge, Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19 like Mac OS X) EdgiOS/141.0 Safari/605', 'Edge, iPhone'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} OPR/120.0`, 'Opera, Linux'],
  ['Opera/9.80 (X11; FreeBSD)', 'Opera, Linux'],
  [`Mozilla/5.0 (Linux; Android 15) SamsungBrowser/29.0 ${chrome}`, 'Samsung Internet, Android'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} YaBrowser/25.0`, 'Yandex, Mac'],
  ['Mozilla/5.0 (Macintosh; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Mac'],
  ['Mozilla/5.0 (iPad; CPU OS 19 like Mac OS X) FxiOS/140.0 Safari/605', 'Firefox, iPad'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19 like Mac OS X) CriOS/141.0 Safari/605', 'Chrome, iPhone'],
  [`Mozilla/5.0 (Linux) ${chrome}`, 'Chrome, Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605', 'Safari, Mac'],
  ['curl/8.0', 'Tarayıcı'],
])('%s is known again as %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

const now = new Date('2026-11-24T12:00:00Z');
const known = { triesLeft: 1, expiresAt: new Date(now.getTime() + 1), usedAt: null };
test.each([
  [known, true, 'right'],
  [known, false, 'wrong'],
  [undefined, true, 'over'],
  [{ ...known, usedAt: now }, true, 'over'],
  [{ ...known, expiresAt: now }, true, 'over'],
  [{ ...known, triesLeft: 0 }, true, 'over'],
] as const)('a try at %j, right: %s, comes to %s', (code, isRight, outcome) => {
  expect(codeOutcome(code, isRight, now)).toBe(outcome);
});
