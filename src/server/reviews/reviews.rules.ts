/** First name and initial, `'Ayşe Yılmaz'` → `'Ayşe Y.'`: reviews never show a whole name. */
export function publicAuthor(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  return last ? `${first} ${last.slice(0, 1)}.` : first;
}
