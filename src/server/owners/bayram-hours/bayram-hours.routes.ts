import * as contract from '#contract/owners/bayram-hours.ts';
import { serve, serveRaw } from '#server/platform/http/http.ts';
import { answerBayram, getBayramHours, sayBayramHours } from './bayram-hours.service.ts';

export const bayramHoursRoutes = [
  serve(contract.getBayramHours, getBayramHours),
  serve(contract.sayBayramHours, sayBayramHours),
  serveRaw(contract.answerBayram, answerBayram),
];
