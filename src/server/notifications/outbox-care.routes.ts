import * as contract from '#contract/moderation/administration-records.ts';
import { serve } from '#server/platform/http/http.ts';
import {
  cancelEmail,
  getEmail,
  listEmails,
  retryEmail,
  retryFailedEmails,
} from './outbox-care.service.ts';

export const outboxCareRoutes = [
  serve(contract.listEmails, listEmails),
  serve(contract.getEmail, getEmail),
  serve(contract.retryEmail, retryEmail),
  serve(contract.retryFailedEmails, retryFailedEmails),
  serve(contract.cancelEmail, cancelEmail),
];
