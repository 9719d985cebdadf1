import type { AdStatus } from '#contract/advertising/advertising.ts';
import { AD_EXTRAS, type AdContent, extrasOf } from '#contract/advertising/live-ads.ts';
import { AD_TRANSITIONS, type AdTransition } from '#contract/advertising/moderated-ads.ts';
import { statusAfter } from '#server/records/transitions.rules.ts';

/** What the advertiser says of a prepared ad, and what changing its content does to that. */
type Answer = 'approve' | 'ask_change' | 'edit';

/** Of both kinds; what is not written here is not allowed (decisions, States). */
export const adTransitions = {
  contact_pending: { contact: 'contacted', cancel: 'cancelled' },
  pending: { contact: 'contacted', cancel: 'cancelled' },
  contacted: { customize: 'customized', cancel: 'cancelled' },
  customized: {
    approve: 'customized',
    note_approval: 'customized',
    ask_change: 'contacted',
    edit: 'contacted',
    go_live: 'live',
    cancel: 'cancelled',
  },
  live: { edit: 'live', end: 'ended', cancel: 'cancelled' },
  ended: {},
  cancelled: {},
} as const satisfies Record<AdStatus, Partial<Record<AdTransition | Answer, AdStatus>>>;

export const transitionsFrom = (status: AdStatus): AdTransition[] =>
  AD_TRANSITIONS.filter((transition) => statusAfter(adTransitions, status, transition));

/** What has ended is history. */
export const isEditable = (status: AdStatus): boolean => transitionsFrom(status).length > 0;

interface Problem {
  path: string;
  message: string;
}

interface Draft {
  adContent: Pick<AdContent, 'title' | 'description'> | null;
  startDate: string | null;
  endDate: string | null;
}

/** What an ad still lacks before it is prepared, and can be shown. `day` is today in Adana. */
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
