import type { Job } from '#server/platform/jobs/jobs.ts';
import { tellModerators } from './moderator-emails.service.ts';

export const tellModeratorsJob: Job = {
  name: 'tell-moderators',
  everyMs: 60_000,
  async run(dependencies) {
    await tellModerators(dependencies);
    return 'done';
  },
};
