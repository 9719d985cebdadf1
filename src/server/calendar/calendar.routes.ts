import * as contract from '#contract/calendar/holidays-ahead.ts';
import { serve } from '#server/platform/http/http.ts';
import { holidaysAhead } from './calendar.service.ts';

export const calendarRoutes = [serve(contract.listHolidays, holidaysAhead)];
