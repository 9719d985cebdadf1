import { z } from 'zod';
import { Email } from './accounts/accounts.ts';
import { endpoint } from './api/endpoint.ts';
import { Id, shortText } from './api/fields.ts';
import { LIMITS } from './api/limits.ts';
import { formSignals } from './api/signals.ts';
import { HistoryStep } from './history.ts';

/** What can be wrong with a business (decisions, Buttons: 'Hata bildir'). */
export const BUSINESS_REPORT_REASONS = {
  wrong_phone: 'Telefon yanlış',
  wrong_address: 'Adres yanlış',
  wrong_pin: 'Haritadaki yeri yanlış',
  wrong_hours: 'Çalışma saatleri yanlış',
  wrong_category: 'Kategorisi yanlış',
  closed_down: 'Bu işletme kapandı',
  duplicate: 'Aynı işletme iki kez kayıtlı',
  not_a_business: 'Böyle bir işletme yok',
  other: 'Başka bir şey',
} as const;
export type BusinessReportReason = keyof typeof BUSINESS_REPORT_REASONS;

/** What can be wrong with a review. */
export const REVIEW_REPORT_REASONS = {
  advertising: 'Reklam ya da spam',
  insult: 'Hakaret ya da ayrımcılık',
  personal_data: 'Kişisel bilgi içeriyor',
  other_business: 'Başka bir işletmeyi anlatıyor',
  other: 'Başka bir şey',
} as const;
export type ReviewReportReason = keyof typeof REVIEW_REPORT_REASONS;

const reasonOf = <Reason extends string>(reasons: Record<Reason, string>) =>
  z.enum(Object.keys(reasons) as [Reason, ...Reason[]], { error: 'Bir neden seçin' });

export const ReportStatus = z.enum(['open', 'accepted', 'dismissed']);
export type ReportStatus = z.infer<typeof ReportStatus>;

const said = {
  message: shortText(1000).optional(),
  /** Where the answer goes; a member's own address needs no typing. */
  email: z.union([z.literal(''), Email]).optional(),
};

export const reportBusiness = endpoint({
  summary: 'Bir işletmedeki yanlış bilgiyi bildirir',
  method: 'POST',
  path: '/api/businesses/:id/reports',
  access: 'public',
  limit: LIMITS.report,
  isIdempotent: true,
  input: z.object({
    id: Id,
    reason: reasonOf(BUSINESS_REPORT_REASONS),
    /** What would be right. */
    suggestion: shortText(500).optional(),
    ...said,
    ...formSignals,
  }),
  output: z.object({ id: z.number().int() }),
});

export const reportReview = endpoint({
  summary: 'Bir değerlendirmeyi bildirir',
  method: 'POST',
  path: '/api/reviews/:id/report',
  access: 'public',
  limit: LIMITS.report,
  isIdempotent: true,
  input: z.object({ id: Id, reason: reasonOf(REVIEW_REPORT_REASONS), ...said, ...formSignals }),
  output: z.object({ id: z.number().int() }),
});

export const OwnReport = z.object({
  id: z.number().int(),
  businessId: z.number().int(),
  businessName: z.string(),
  isAboutReview: z.boolean(),
  reason: z.string(),
  message: z.string().nullable(),
  suggestion: z.string().nullable(),
  status: ReportStatus,
  createdAt: z.string(),
  history: z.array(HistoryStep),
});
export type OwnReport = z.infer<typeof OwnReport>;

export const listOwnReports = endpoint({
  summary: 'Oturumu açık olanın bildirimleri',
  method: 'GET',
  path: '/api/users/me/reports',
  access: 'member',
  input: z.object({}),
  output: z.array(OwnReport),
});
