import * as contract from '#contract/email-verification.ts';
import { serve } from '#server/platform/http/http.ts';
import { resendVerification, verifyEmail } from './email-verification.service.ts';

export const emailVerificationRoutes = [
  serve(contract.verifyEmail, verifyEmail),
  serve(contract.resendVerification, resendVerification),
];
