import type { Job } from '#server/platform/jobs/jobs.ts';
import { askForCalendar } from './administered-calendar.service.ts';

/** Asks the admins when the bayrams of the coming year are. */
export const askForCalendarJob: Job = {
  name: 'ask-for-calendar',
  everyMs: 3_600_000,
  run: async (dependencies) => {
    await askForCalendar(dependencies);
    return 'done';
  },
};
