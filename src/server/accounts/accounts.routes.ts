import * as contract from '#contract/accounts.ts';
import { serve } from '#server/platform/http.ts';
import { askDeletionCode, askSignInCode, changeAccount, getAccount } from './accounts.service.ts';
import { endAllSessions, endSession, listSessions, signOut } from './sessions.service.ts';

export const accountsRoutes = [
  serve(contract.askSignInCode, askSignInCode),
  serve(contract.getAccount, getAccount),
  serve(contract.changeAccount, changeAccount),
  serve(contract.listSessions, listSessions),
  serve(contract.endSession, endSession),
  serve(contract.endAllSessions, endAllSessions),
  serve(contract.signOut, signOut),
  serve(contract.askDeletionCode, askDeletionCode),
];
