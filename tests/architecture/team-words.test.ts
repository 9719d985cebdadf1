import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { transitionDoneWord } from '#contract/moderation/moderation-words.ts';
import { decidedRecords, isDecidedKind } from '#server/decided-records/decided-records.service.ts';
import { emailCauses } from '#server/notifications/emails/email-kinds.ts';
import { actionWord } from '#web/features/administration/decision-words.ts';
import { EMAIL_KIND_WORDS } from '#web/texts/administration-records.ts';
import { transitionTexts } from '#web/texts/applications.ts';
import { outcomeText, transitionWord } from '#web/texts/decision-words.ts';

const decisions = Object.values(decidedRecords).flatMap(({ kind, decisions: made }) =>
  Object.keys(made).map((name) => ({ kind, name })),
);

test.each(decisions)('$name of $kind has a button and an outcome in words', ({ kind, name }) => {
  expect(transitionWord(kind, name)).not.toBe(name);
  expect(outcomeText('Fırın', kind, name)).not.toBe(outcomeText('Fırın', kind, 'none'));
});

/** What the code writes into the record of decisions, besides the transitions: `claim.ownerAnswer` */
const written = globSync('src/server/**/*.ts', { exclude: ['**/*.test.ts'] }).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/action: '(\w+\.\w+)'/g)].map(
    ([, action = '']) => action,
  ),
);
const noted = [
  ...Object.values(decidedRecords).flatMap(({ kind, definition }) =>
    Object.values(definition.transitions).flatMap((names) =>
      Object.keys(names).map((name) => `${kind}.${name}`),
    ),
  ),
  ...written,
];
test.each([...new Set(noted)].toSorted())('%s is told in words, wherever it is told', (action) => {
  const [kind = '', name = ''] = action.split('.');
  expect(actionWord(action)).not.toBe(action);
  if (isDecidedKind(kind)) expect(transitionDoneWord(kind, name)).not.toBe(name);
});

/** Names that the code puts together. */
const composed = ['claim.prove_phone', 'review.answer', 'review.correct_answer'];
const kindOf: Record<string, string> = { submission: 'business', ad: 'advertisement' };
test.each(Object.entries(transitionTexts))(
  'people are told of %s what does happen',
  (of, words) => {
    const steps = Object.keys(words).map((name) => `${kindOf[of] ?? of}.${name}`);
    expect(steps.filter((step) => ![...noted, ...composed].includes(step))).toEqual([]);
  },
);

test('every kind of e-mail has a word in the outbox', () => {
  expect(Object.keys(emailCauses).filter((kind) => !EMAIL_KIND_WORDS[kind])).toEqual([]);
});
