import type { AdStatus } from '#contract/advertising.ts';
import { AD_EXTRAS, type AdContent, extrasOf } from '#contract/live-ads.ts';
import { AD_MOVES, type AdMove } from '#contract/moderated-ads.ts';

/** Of both kinds; what is not written here is not allowed (decisions, States). */
const nextStatus = {
  contact_pending: { contact: 'contacted', cancel: 'cancelled' },
  pending: { contact: 'contacted', cancel: 'cancelled' },
  contacted: { customize: 'customized', cancel: 'cancelled' },
  customized: { go_live: 'live', cancel: 'cancelled' },
  live: { end: 'ended', cancel: 'cancelled' },
  ended: {},
  cancelled: {},
} as const satisfies Record<AdStatus, Partial<Record<AdMove, AdStatus>>>;

export function statusAfter(status: AdStatus, move: string): AdStatus | undefined {
  const moves: Record<string, AdStatus> = nextStatus[status];
  return Object.hasOwn(moves, move) ? moves[move] : undefined;
}

export const movesFrom = (status: AdStatus): AdMove[] =>
  AD_MOVES.filter((move) => statusAfter(status, move));

/** What has ended is history. */
export const isEditable = (status: AdStatus): boolean => movesFrom(status).length > 0;

interface Problem {
  path: string;
  message: string;
}

interface Draft {
  adContent: Pick<AdContent, 'title' | 'description'> | null;
  startDate: string | null;
  endDate: string | null;
}

/** What an ad still lacks before it can be shown. `day` is today in Adana. */
export function missingForLive({ adContent, startDate, endDate }: Draft, day: string): Problem[] {
  const problems: Problem[] = [];
  const lacks = (path: string, message: string) => problems.push({ path, message });
  if (!adContent?.title) lacks('adContent.title', 'Reklamın başlığını yazın');
  if (!adContent?.description) lacks('adContent.description', 'Reklamın açıklamasını yazın');
  if (!startDate) lacks('startDate', 'Başlangıç gününü seçin');
  if (!endDate) lacks('endDate', 'Bitiş gününü seçin');
  else if (endDate < day) lacks('endDate', 'Bitiş günü geçmiş');
  return problems;
}

/** What the editor may not keep, whatever the state. */
export function editProblems(
  draft: Draft & { adContent: AdContent | null },
  packageType: Parameters<typeof extrasOf>[0],
): Problem[] {
  const { adContent, startDate, endDate } = draft;
  const extras = extrasOf(packageType);
  const beyond = AD_EXTRAS.filter((extra) => !extras.includes(extra) && adContent?.[extra]).map(
    (extra) => ({ path: `adContent.${extra}`, message: 'Bu, reklamın paketinde yok' }),
  );
  const isBackwards = startDate && endDate && endDate < startDate;
  return isBackwards
    ? [...beyond, { path: 'endDate', message: 'Bitiş günü başlangıçtan önce olamaz' }]
    : beyond;
}
