import * as contract from '#contract/moderation/administration-records.ts';
import { serve } from '#server/platform/http/http.ts';
import {
  changeRole,
  endPersonSession,
  endPersonSessions,
  getPerson,
  listPeople,
} from './people.service.ts';

export const peopleRoutes = [
  serve(contract.listPeople, listPeople),
  serve(contract.getPerson, getPerson),
  serve(contract.changeRole, changeRole),
  serve(contract.endPersonSession, endPersonSession),
  serve(contract.endPersonSessions, endPersonSessions),
];
