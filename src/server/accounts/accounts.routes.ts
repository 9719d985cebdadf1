import * as contract from '#contract/accounts/accounts.ts';
import * as passkeys from '#contract/accounts/passkeys.ts';
import { serve } from '#server/platform/http/http.ts';
import {
  askDeletionCode,
  askProofCode,
  askSignInCode,
  changeAccount,
  getAccount,
  proveByCode,
} from './accounts.service.ts';
import {
  addPasskey,
  askPasskeyConfirmation,
  askPasskeyRegistration,
  confirmWithPasskey,
  listPasskeys,
  removePasskey,
} from './passkeys.service.ts';
import { endAllSessions, endSession, listSessions, signOut } from './sessions.service.ts';

export const accountsRoutes = [
  serve(passkeys.listPasskeys, listPasskeys),
  serve(passkeys.askPasskeyRegistration, askPasskeyRegistration),
  serve(passkeys.addPasskey, addPasskey),
  serve(passkeys.removePasskey, removePasskey),
  serve(passkeys.askPasskeyConfirmation, askPasskeyConfirmation),
  serve(passkeys.confirmWithPasskey, confirmWithPasskey),
  serve(contract.askSignInCode, askSignInCode),
  serve(contract.getAccount, getAccount),
  serve(contract.changeAccount, changeAccount),
  serve(contract.listSessions, listSessions),
  serve(contract.endSession, endSession),
  serve(contract.endAllSessions, endAllSessions),
  serve(contract.signOut, signOut),
  serve(contract.askDeletionCode, askDeletionCode),
  serve(contract.askProofCode, askProofCode),
  serve(contract.proveByCode, proveByCode),
];
