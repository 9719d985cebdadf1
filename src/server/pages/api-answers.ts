import type { ApiRequest, ApiResponse } from '#contract/api/page-rendering.ts';
import type { PublicData } from '#server/platform/database/public-data.ts';
import { type App, textOf } from '#server/platform/http/http.ts';
import {
  lastChangeBeside,
  lastChangeOf,
  type MadeFrom,
  madeFromAnswer,
  type SaidAnswer,
} from './made-from.ts';

/** Enough for what pages share: categories, the rows of the home page, first pages of lists. */
const MAX_ANSWERS = 300;
const MAX_LENGTH = 100_000;
/** Special days pass without a change of data, and who is open is said for a minute of the clock. */
const MINUTE_MS = 60_000;
const endOfMinute = (ms: number) => (Math.floor(ms / MINUTE_MS) + 1) * MINUTE_MS;

/** For each who takes it a value of their own; what was looked at before is for the first of them. */
function readOf(text: string) {
  let kept: { value: unknown } | undefined;
  const look = (): unknown => {
    kept ??= { value: JSON.parse(text) };
    return kept.value;
  };
  const take = (): unknown => {
    const value = look();
    kept = undefined;
    return value;
  };
  return { look, take };
}

/** With what it tells of. */
type ToldResponse = ApiResponse & { madeFrom: MadeFrom };

interface Answer {
  version: number;
  until: number;
  response: ToldResponse;
}

/** The API as pages ask it for somebody who wrote what a replica does not show yet: nothing is kept. */
export const answersOfPrimary = (app: App): Pick<ApiAnswers, 'fetch'> => ({
  async fetch(address, request, requestId) {
    const asked = new Request(new URL(address, 'http://in-process'), request);
    const response = await app.fetch(asked, { requestId, isRender: true, isOfPrimary: true });
    return Object.assign(response, { madeFrom: madeFromAnswer(address) });
  },
});

/**
 * The API as rendered pages ask it: in this process, without a socket. Good answers are kept until
 * what they tell of changes, because most pages ask for the same few things. Everybody gets the same ones:
 * no visitor is known while a page is rendered.
 */
export class ApiAnswers {
  private readonly answers = new Map<string, Answer>();
  private readonly app: App;
  private readonly data: PublicData;
  private readonly now: () => number;

  constructor(app: App, data: PublicData, now: () => number = Date.now) {
    this.app = app;
    this.data = data;
    this.now = now;
  }

  async fetch(address: string, request: ApiRequest, requestId: string): Promise<ToldResponse> {
    const isRead = request.method === 'GET';
    const kept = isRead ? this.answers.get(address) : undefined;
    if (kept && this.isTrue(kept) && kept.until > this.now()) {
      // To the end of the line: questions that nobody asks twice do not push out what every page asks.
      this.keep(address, kept);
      return kept.response;
    }
    // Read before asking: a change that happens meanwhile makes this answer old at once.
    const version = this.data.count();
    const until = endOfMinute(this.now());
    const response = await this.app.fetch(
      new Request(new URL(address, 'http://in-process'), request),
      { requestId, isRender: true },
    );
    if (!isRead || !response.ok)
      return Object.assign(response, { madeFrom: madeFromAnswer(address) });
    const text = await textOf(response);
    const { look, take } = readOf(text);
    const answer = {
      ok: true,
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
      json: async () => take(),
      text: async () => text,
      madeFrom: madeFromAnswer(address, text, look),
    };
    if (text.length <= MAX_LENGTH) {
      this.keep(address, { version, until, response: answer });
    }
    return answer;
  }

  /** Whether they still say the same. */
  async stillSay(said: readonly SaidAnswer[]): Promise<boolean> {
    if (said.some(({ saying }) => saying === undefined)) return false;
    const same = said.map(async ({ address, saying }) => {
      const { madeFrom } = await this.fetch(address, { method: 'GET' }, 'again');
      return [...madeFrom.side, ...madeFrom.listed].every((now) => now.saying === saying);
    });
    return (await Promise.all(same)).every(Boolean);
  }

  /** What stands at the side too: pages are made of what is so. */
  private isTrue({ version, response: { madeFrom } }: Answer): boolean {
    const { data } = this;
    return Math.max(lastChangeOf(data, madeFrom), lastChangeBeside(data, madeFrom)) <= version;
  }

  private keep(address: string, answer: Answer): void {
    this.answers.delete(address);
    this.answers.set(address, answer);
    const oldest = this.answers.keys().next().value;
    if (this.answers.size > MAX_ANSWERS && oldest !== undefined) this.answers.delete(oldest);
  }
}
