import * as contract from '#contract/administration-records.ts';
import { serve } from '#server/platform/http.ts';
import {
  cancelLetter,
  getLetter,
  listLetters,
  retryFailedLetters,
  retryLetter,
} from './outbox-care.service.ts';

export const outboxCareRoutes = [
  serve(contract.listLetters, listLetters),
  serve(contract.getLetter, getLetter),
  serve(contract.retryLetter, retryLetter),
  serve(contract.retryFailedLetters, retryFailedLetters),
  serve(contract.cancelLetter, cancelLetter),
];
