import type { Job } from '#server/platform/jobs.ts';
import { tellModerators } from './moderator-letters.service.ts';

export const tellModeratorsJob: Job = {
  name: 'tell-moderators',
  everyMs: 60_000,
  async run(surroundings) {
    await tellModerators(surroundings);
    return 'done';
  },
};
