import { type EmailMessage, inQuotes } from './email.ts';

/** To somebody of the team, in the morning of a working day. `nearest` are the titles with their deadlines. */
export const moderationDigestEmail = (values: {
  to: string;
  waiting: number;
  late: number;
  soon: number;
  kinds: [word: string, count: number][];
  nearest: { kind: string; title: string; deadline: string }[];
  href: string;
}): EmailMessage => {
  const { waiting, late, soon } = values;
  const urgent = [
    ...(late > 0 ? [`${late} kaydın süresi geçti`] : []),
    ...(soon > 0 ? [`${soon} kaydın süresi bugün ya da yarın sabaha kadar doluyor`] : []),
  ];
  return {
    kind: 'moderation-digest',
    to: values.to,
    subject: late > 0 ? `Bugün bekleyen ${waiting}, geciken ${late}` : `Bugün bekleyen ${waiting}`,
    paragraphs: [
      `Günaydın. Gelen kutusunda ${waiting} kayıt bekliyor.`,
      urgent.length > 0
        ? `${urgent.join('; ')}. En yakın süreler aşağıda.`
        : 'Süresi dolmak üzere olan kayıt yok.',
    ],
    facts: [
      ...values.nearest.map(({ kind, title, deadline }): [string, string] => [
        deadline,
        `${kind}: ${inQuotes(title)}`,
      ]),
      ...values.kinds.map(([word, count]): [string, string] => [word, String(count)]),
    ],
    action: { label: 'Gelen kutusunu aç', href: values.href },
  };
};
