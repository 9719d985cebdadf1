import * as contract from '#contract/messages.ts';
import { serve } from '#server/platform/http/http.ts';
import { listMessages, markMessage, sendMessage } from './messages.service.ts';

export const messagesRoutes = [
  serve(contract.sendMessage, sendMessage),
  serve(contract.listMessages, listMessages),
  serve(contract.markMessage, markMessage),
];
