import type { Basics } from '#server/platform/context.ts';
import type { PersonalRecords } from '#server/platform/personal-records.ts';
import type { Letter } from './letters/letter.ts';
import { deleteLettersTo, insertLetter, listLettersTo } from './outbox.queries.ts';

/** Lays a letter into the outbox, in the transaction of what it tells of: no change, no letter. */
export const queueLetter = async (ctx: Basics, letter: Letter): Promise<void> => {
  await insertLetter(ctx.db, letter, ctx.now());
};

/** Letters are known by the address they went to. */
export const lettersRecords: PersonalRecords = {
  name: 'letters',
  export: async (ctx) => (ctx.caller.email ? listLettersTo(ctx.db, ctx.caller.email) : []),
  erase: async (ctx, { email }) => {
    await deleteLettersTo(ctx.db, email);
  },
};
