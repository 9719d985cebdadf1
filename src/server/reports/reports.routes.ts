import * as contract from '#contract/reports.ts';
import { serve } from '#server/platform/http.ts';
import { listOwnReports, reportBusiness, reportReview } from './reports.service.ts';

export const reportsRoutes = [
  serve(contract.reportBusiness, reportBusiness),
  serve(contract.reportReview, reportReview),
  serve(contract.listOwnReports, listOwnReports),
];
