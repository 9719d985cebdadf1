import { OWNERS_TURN_DAYS } from '#contract/claims.ts';

const DAY_MS = 86_400_000;

export const ownersTurnUntil = (askedAt: Date): Date =>
  new Date(askedAt.getTime() + OWNERS_TURN_DAYS * DAY_MS);

/** Whoever owns the business was asked, and may still answer: nobody decides meanwhile. */
export const isOwnersTurn = (
  { ownerAskedAt, ownerAnsweredAt }: { ownerAskedAt: Date | null; ownerAnsweredAt: Date | null },
  now: Date,
): boolean =>
  ownerAskedAt !== null && ownerAnsweredAt === null && now < ownersTurnUntil(ownerAskedAt);

/** Where everybody can have an address: it says nothing of whose a page is. */
const OF_EVERYBODY =
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|yandex|mynet|proton|protonmail|gmx|mail)\.[a-z.]+$/;
/** `com.tr`, `co.uk`: below a country stands a kind, and what is registered stands below that. */
const KINDS_BELOW_A_COUNTRY = /^(?:[a-z]{2,3}|name|info|k12)$/;

/** `www.kebap.com.tr` and `siparis.kebap.com.tr` → `kebap.com.tr` */
function registeredDomain(host: string): string {
  const labels = host.replace(/^www\./, '').split('.');
  const [kind = '', country = ''] = labels.slice(-2);
  const hasKind = country.length === 2 && KINDS_BELOW_A_COUNTRY.test(kind);
  return labels.slice(hasKind ? -3 : -2).join('.');
}

/** The domain of a business's website, if a proved address is of it. */
export function provedDomain(email: string | null, website: string | null): string | null {
  // not for people: addresses on the net are ASCII
  const domain = email?.split('@').at(-1)?.toLowerCase() ?? '';
  const host = URL.canParse(website ?? '') ? new URL(website ?? '').hostname : '';
  const isOwn = domain !== '' && domain === registeredDomain(host) && !OF_EVERYBODY.test(domain);
  return isOwn ? domain : null;
}
