import * as contract from '#contract/claims.ts';
import { serve } from '#server/platform/http.ts';
import { answerClaim, claimBusiness, listOwnClaims } from './claims.service.ts';

export const claimsRoutes = [
  serve(contract.claimBusiness, claimBusiness),
  serve(contract.listOwnClaims, listOwnClaims),
  serve(contract.answerClaim, answerClaim),
];
