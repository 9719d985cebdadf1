import * as contract from '#contract/moderation/moderation.ts';
import { serve, serveRaw } from '#server/platform/http/http.ts';
import { decideItem, decideItems } from './decisions.service.ts';
import { downloadRecords } from './exported-records.service.ts';
import { listInbox } from './inbox.service.ts';
import { getInboxItem } from './items.service.ts';

export const moderationRoutes = [
  serve(contract.listInbox, listInbox),
  serve(contract.getInboxItem, getInboxItem),
  serve(contract.decideItem, decideItem),
  serve(contract.decideItems, decideItems),
  serveRaw(contract.downloadRecords, downloadRecords),
];
