import { correctByReport as correctContract } from '#contract/moderation/administration.ts';
import * as contract from '#contract/reports.ts';
import { serve } from '#server/platform/http/http.ts';
import {
  correctByReport,
  listOwnReports,
  reportBusiness,
  reportReview,
} from './reports.service.ts';

export const reportsRoutes = [
  serve(contract.reportBusiness, reportBusiness),
  serve(contract.reportReview, reportReview),
  serve(contract.listOwnReports, listOwnReports),
  serve(correctContract, correctByReport),
];
