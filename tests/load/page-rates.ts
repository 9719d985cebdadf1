import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import type { Goals } from './goals.ts';
import { pagesOfBudget, weighPage } from './page-weight.ts';
import { processorMs, type RunningProcess, startBareServer, visitor } from './product-process.ts';
import { quantile } from './tables.ts';

const GROUP = 'pages';
const ROUNDS = 15;
const ROUND_SECONDS = 1;
const CONNECTIONS = 16;

/** What browsers take; the bytes are measured as they travel. */
const BROWSERS = { 'accept-encoding': 'br' };

async function rawPage(address: string) {
  const asked = get(address, { headers: BROWSERS });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { body: await buffer(answer), headers: answer.headers };
}

const middle = (values: number[]) => quantile(values, 0.5);

let asked = 0;

/** `nextPath`: a new address for every request of every connection; without it, always the same. */
async function round(url: string, pid: number, nextPath?: () => string) {
  const before = await processorMs(pid);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    headers: BROWSERS,
    ...(nextPath && {
      requests: [
        {
          setupRequest: (request) => ({
            ...request,
            path: nextPath(),
            headers: { ...request.headers, ...visitor(asked++) },
          }),
        },
      ],
    }),
  });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers other than 2xx`);
  }
  const total = result['2xx'];
  return {
    perSecond: total / result.duration,
    cpuMicroseconds: (((await processorMs(pid)) - before) * 1000) / total,
    p99: result.latency.p99,
  };
}

export async function measureCachedPage(product: RunningProcess, goals: Goals) {
  const { body, headers: answered } = await rawPage(product.address);
  const headers = Object.fromEntries(
    Object.entries(answered).filter(
      ([name]) => !['date', 'connection', 'keep-alive'].includes(name),
    ),
  ) as Record<string, string>;
  const bare = await startBareServer(body, headers);
  const ours: Awaited<ReturnType<typeof round>>[] = [];
  const theirs: Awaited<ReturnType<typeof round>>[] = [];
  for (let index = 0; index < ROUNDS; index += 1) {
    theirs.push(await round(bare.address, bare.pid));
    ours.push(await round(product.address, product.pid));
  }
  await bare.stop();
  const ratio = middle(ours.map((one, index) => one.perSecond / (theirs[index]?.perSecond ?? 1)));
  const rate = (rounds: typeof ours) => Math.round(middle(rounds.map((one) => one.perSecond)));
  const cpu = (rounds: typeof ours) => middle(rounds.map((one) => one.cpuMicroseconds)).toFixed(1);
  const share = `${(ratio * 100).toFixed(0)} % of bare node:http`;
  goals.note(GROUP, 'cached page', share, '≥ 60 %', ratio >= 0.6);
  goals.note(GROUP, 'cached page, ours', `${rate(ours)}/s, ${cpu(ours)} µs each`, '', true);
  goals.note(GROUP, 'cached page, bare', `${rate(theirs)}/s, ${cpu(theirs)} µs each`, '', true);
}

export async function measureWeights(product: RunningProcess, goals: Goals) {
  for (const path of await pagesOfBudget(product.address)) {
    const { html, second, scriptBytes } = await weighPage(product.address, path);
    const name = path.replace(/\d+$/, '…');
    const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
    goals.note(
      GROUP,
      `HTML of ${name}`,
      `${kilobytes(html.written)} kB, ${kilobytes(html.sent)} kB brotli`,
      '≤ 45 and 8 kB',
      html.written <= 45_000 && html.sent <= 8000,
    );
    goals.note(
      GROUP,
      `${name} as a second page`,
      `${kilobytes(second)} kB by the dictionary`,
      '≤ 3 kB',
      second <= 3000,
    );
    goals.note(
      GROUP,
      `JavaScript of ${name}`,
      `${kilobytes(scriptBytes)} kB brotli`,
      '≤ 95 kB',
      scriptBytes <= 95_000,
    );
  }
}
