import * as administered from '#contract/duty/administered-duty.ts';
import * as contract from '#contract/duty/duty.ts';
import { serve, serveRaw } from '#server/platform/http/http.ts';
import {
  linkDutyTurn,
  listDutyDays,
  publishRoster,
  readRoster,
  removeDutyDay,
} from './administered-duty.service.ts';
import { dutyCalendar, listDuty } from './duty.service.ts';

export const dutyRoutes = [
  serve(contract.listDuty, listDuty),
  serveRaw(contract.dutyCalendar, dutyCalendar),
  serve(administered.readRoster, readRoster),
  serve(administered.publishRoster, publishRoster),
  serve(administered.listDutyDays, listDutyDays),
  serve(administered.linkDutyTurn, linkDutyTurn),
  serve(administered.removeDutyDay, removeDutyDay),
];
