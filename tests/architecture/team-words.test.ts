import { expect, test } from 'vitest';
import { decidedRecords } from '#server/decided-records/decided-records.service.ts';
import { emailCauses } from '#server/notifications/emails/email-kinds.ts';
import { EMAIL_KIND_WORDS } from '#web/texts/administration-records.ts';
import { transitionWord } from '#web/texts/decision-words.ts';
import { outcomeText } from '#web/texts/moderation.ts';

const decisions = Object.values(decidedRecords).flatMap(({ kind, decisions: made }) =>
  Object.keys(made).map((name) => ({ kind, name })),
);

test.each(decisions)('$name of $kind has a button and an outcome in words', ({ kind, name }) => {
  expect(transitionWord(kind, name)).not.toBe(name);
  expect(outcomeText('Fırın', kind, name)).not.toBe(outcomeText('Fırın', kind, 'none'));
});

test('every kind of e-mail has a word in the outbox', () => {
  expect(Object.keys(emailCauses).filter((kind) => !EMAIL_KIND_WORDS[kind])).toEqual([]);
});
