import type { PasskeyStep, Role } from '#contract/accounts/accounts.ts';
import type { TeamPasskeys } from '#contract/accounts/passkeys.ts';

export const isTeam = (role: Role): boolean => role === 'moderator' || role === 'admin';

/** What a passkey is to a session. A key that is there guards it even where none is asked for. */
export function passkeyStepOf(
  session: { role: Role; hasPasskey: boolean; isConfirmed: boolean; needsEnrolment: boolean },
  teamPasskeys: TeamPasskeys,
): PasskeyStep {
  if (!isTeam(session.role)) return 'none';
  if (session.hasPasskey) return session.isConfirmed ? 'none' : 'confirm';
  if (teamPasskeys !== 'required') return teamPasskeys === 'optional' ? 'none' : 'impossible';
  return session.needsEnrolment ? 'enrol' : 'advised';
}

/** First and last word of what a browser says of itself: enough to know one's own device again. */
export function deviceOf(userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Tarayıcı';
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  return system ? `${browser}, ${system}` : browser;
}

/** The first that fits: others call themselves Chrome and Safari too. */
const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/YaBrowser\//, 'Yandex'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

/** What trying a code comes to. Decided on the newest code of the browser, with its row locked. */
export function codeOutcome(
  known: { triesLeft: number; expiresAt: Date; usedAt: Date | null } | undefined,
  isRight: boolean,
  now: Date,
): 'right' | 'wrong' | 'over' {
  if (!known || known.usedAt || known.expiresAt <= now || known.triesLeft <= 0) return 'over';
  return isRight ? 'right' : 'wrong';
}
