import * as contract from '#contract/moderation.ts';
import { serve } from '#server/platform/http.ts';
import { approveItems, decideItem } from './decisions.service.ts';
import { listInbox } from './inbox.service.ts';
import { getInboxItem } from './items.service.ts';

export const moderationRoutes = [
  serve(contract.listInbox, listInbox),
  serve(contract.getInboxItem, getInboxItem),
  serve(contract.decideItem, decideItem),
  serve(contract.approveItems, approveItems),
];
