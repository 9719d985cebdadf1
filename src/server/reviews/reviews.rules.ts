/** First name and initial, `'Ayşe Yılmaz'` → `'Ayşe Y.'`: reviews never show a whole name. */
export function publicAuthor(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const initial = Array.from(rest.at(-1) ?? '')[0];
  return initial ? `${first} ${initial}.` : first;
}

/** What the owner said to a review, and whether these are still the first words. */
export const answerOf = (row: {
  ownerAnswer: string | null;
  ownerAnsweredAt: Date | null;
  ownerAnswerEditedAt: Date | null;
}) =>
  row.ownerAnswer !== null && row.ownerAnsweredAt !== null
    ? {
        content: row.ownerAnswer,
        answeredAt: row.ownerAnsweredAt.toISOString(),
        editedAt: row.ownerAnswerEditedAt?.toISOString() ?? null,
      }
    : null;
