import * as contract from '#contract/claims.ts';
import { serve } from '#server/platform/http/http.ts';
import { answerClaim, claimBusiness, listOwnClaims } from './claims.service.ts';
import { answerContest } from './contests.service.ts';
import { makePhoneCode, provePhone } from './phone-code.service.ts';

export const claimsRoutes = [
  serve(contract.claimBusiness, claimBusiness),
  serve(contract.listOwnClaims, listOwnClaims),
  serve(contract.answerClaim, answerClaim),
  serve(contract.answerContest, answerContest),
  serve(contract.makePhoneCode, makePhoneCode),
  serve(contract.provePhone, provePhone),
];
