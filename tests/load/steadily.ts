export interface Answer {
  status: number;
  path: string;
  sentAt: number;
  ms: number;
}

/** So many a second, whether or not those before are answered. @returns how to end it, and what was answered */
export function steadily(
  perSecond: number,
  ask: (turn: number) => Promise<Pick<Answer, 'status' | 'path'>>,
) {
  const answers: Answer[] = [];
  const underWay = new Set<Promise<unknown>>();
  let turn = 0;
  const timer = setInterval(() => {
    const sentAt = performance.now();
    const one = ask(turn++).then((answer) => {
      underWay.delete(one);
      answers.push({ ...answer, sentAt, ms: performance.now() - sentAt });
    });
    underWay.add(one);
  }, 1000 / perSecond);
  return async () => {
    clearInterval(timer);
    await Promise.all(underWay);
    return answers;
  };
}
