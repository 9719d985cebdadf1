import * as contract from '#contract/calendar/administered-calendar.ts';
import { serve } from '#server/platform/http/http.ts';
import { confirmCalendarYear, listCalendarYears } from './administered-calendar.service.ts';

export const administeredCalendarRoutes = [
  serve(contract.listCalendarYears, listCalendarYears),
  serve(contract.confirmCalendarYear, confirmCalendarYear),
];
