import {
  BUSINESS_REPORT_REASONS,
  type OwnReport,
  REVIEW_REPORT_REASONS,
} from '#contract/reports.ts';
import { applicationsTexts as texts } from '#web/texts/applications.ts';
import { RecordCard } from './RecordCard.tsx';

const reasons: Record<string, string> = { ...REVIEW_REPORT_REASONS, ...BUSINESS_REPORT_REASONS };

/** Something the member found wrong. */
export const ReportCard = ({ report }: { report: OwnReport }) => (
  <RecordCard
    kind="report"
    state={report.status}
    title={report.isAboutReview ? texts.aboutReview(report.businessName) : report.businessName}
    href={`/business/${report.businessId}`}
    sentAt={report.createdAt}
    history={report.history}
  >
    <p>{reasons[report.reason] ?? report.reason}</p>
    {report.suggestion && <p>{texts.suggestion(report.suggestion)}</p>}
    {report.message && <p className="whitespace-pre-line text-quiet">{report.message}</p>}
  </RecordCard>
);
