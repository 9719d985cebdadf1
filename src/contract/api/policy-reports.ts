import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';

/** Browsers send here what the page's policy did not let them load: by `Reporting-Endpoints`, older ones by `report-uri`. */
export const POLICY_REPORTS_PATH = '/api/policy-reports';

export const reportPolicyBreach = endpoint({
  summary: 'Tarayıcıların içerik güvenliği bildirimleri (Reporting API, report-uri)',
  method: 'POST',
  path: POLICY_REPORTS_PATH,
  access: 'public',
  leavesNothing: true,
  limit: LIMITS.policyReport,
  input: z.object({}),
  output: z.object({}),
  isRaw: true,
});
