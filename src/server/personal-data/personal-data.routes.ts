import * as contract from '#contract/accounts/accounts.ts';
import { serve } from '#server/platform/http/http.ts';
import { deleteAccount, downloadPersonalData, verifySignInCode } from './personal-data.service.ts';

export const personalDataRoutes = [
  serve(contract.verifySignInCode, verifySignInCode),
  serve(contract.downloadPersonalData, downloadPersonalData),
  serve(contract.deleteAccount, deleteAccount),
];
