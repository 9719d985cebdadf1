import { get, type RequestOptions } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Asked {
  path: string;
  at: number;
  answer: Page['answer'];
}

interface Page {
  /** Status and title; what went wrong, where nothing whole was answered. */
  answer: string;
  text: string;
}

/** Asks as a browser does that knows the site's name, whoever signed the certificate. */
export function askPage(port: number, path: string): Promise<Page> {
  const options: RequestOptions = {
    ...{ host: '127.0.0.1', port, path, agent: false, timeout: 10_000 },
    ...{ servername: 'rehber.example', rejectUnauthorized: false },
    headers: { Host: 'rehber.example' },
  };
  return new Promise((resolve) => {
    let text = '';
    const asked = get(options, (answer) => {
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      answer.on('close', () => {
        const [, title = ''] = /<title>([^<]*)/.exec(text) ?? [];
        const whole = `${answer.statusCode} ${title}`.trim();
        resolve({ answer: answer.complete ? whole : 'broken off', text });
      });
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer in time')));
    asked.on('error', (error) => resolve({ answer: error.message, text }));
  });
}

/** Asks for one page after the other, each time so long after the last time, whether that was answered or not. */
export function visitSteadily(port: number, paths: readonly string[], everyMs: number) {
  const asked: Promise<Asked>[] = [];
  let isOver = false;
  const visit = (async () => {
    for (let count = 0; !isOver; count += 1) {
      const [path, at] = [paths[count % paths.length] ?? '/', Date.now()];
      asked.push(askPage(port, path).then(({ answer }) => ({ path, at, answer })));
      await sleep(everyMs);
    }
  })();
  return {
    /** Ends the visit. @returns all it asked and was answered */
    async end(): Promise<Asked[]> {
      isOver = true;
      await visit;
      return Promise.all(asked);
    },
  };
}
