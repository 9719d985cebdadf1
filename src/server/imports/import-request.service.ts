import { Refusal, refuse } from '#contract/api/errors.ts';
import { importFile as contract } from '#contract/imports/imports.ts';
import { memberOf } from '#server/accounts/sessions.service.ts';
import type { PersonalRecords } from '#server/platform/audit/personal-records.ts';
import type { Context } from '#server/platform/context.ts';
import type { UnreadBody } from '#server/platform/http/http.ts';
import { SideProcess, SideProcessEnded } from '#server/platform/jobs/side-process.ts';
import type { ImportAnswer, ImportTask } from './import-beside.service.ts';
import { forgetFileNames, listBatchesOf } from './imports.queries.ts';

/** Ten megabytes each wait in memory for the one before them. */
const MOST_AT_ONCE = 3;
const TRY_AGAIN_SECONDS = 10;
let atOnce = 0;

/** Ten megabytes of brackets or of one-letter keys take the most; the runtime reserves 600 MB of it. */
const MEMORY_MB = 1536;

/** A large file is read, checked and brought in nowhere else: pages are answered here. */
const importing = new SideProcess<ImportTask, ImportAnswer>({
  module: new URL('./import-beside.service.ts', import.meta.url),
  timeoutMs: contract.timeoutMs ?? 0,
  memoryMB: MEMORY_MB,
});

/** The rows of a file sent through the page: all of them wait for a moderator as one batch. */
export async function importFile(
  { connection, secret, now, caller }: Context,
  { pieces, sentBy }: UnreadBody,
): Promise<Uint8Array> {
  if (atOnce >= MOST_AT_ONCE) throw new Refusal('imports_busy', undefined, TRY_AGAIN_SECONDS);
  atOnce += 1;
  try {
    const task: ImportTask = {
      ...{ connection, sentBy, now: now() },
      // The site's own key stays here.
      key: secret.hash('side-process', 'imports'),
      importedBy: memberOf({ caller }),
    };
    const answer = await importing.run(task, pieces);
    if ('json' in answer) return answer.json;
    if ('refused' in answer) return refuse(answer.refused, answer.issues);
    throw new Error(answer.broken);
  } catch (error) {
    if (error instanceof SideProcessEnded) refuse('body_too_large');
    throw error;
  } finally {
    atOnce -= 1;
  }
}

/** The batch outlives its sender's account, without the name. */
export const importsRecords: PersonalRecords = {
  name: 'imports',
  export: ({ db }, userId) => listBatchesOf(db, userId),
  async erase({ db }, { userId }) {
    await forgetFileNames(db, { importedBy: userId });
  },
};

/** @returns how many names went */
export const forgetOldFileNames = ({ db }: Pick<Context, 'db'>, before: Date): Promise<number> =>
  forgetFileNames(db, { before });
