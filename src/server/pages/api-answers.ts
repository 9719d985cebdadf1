import type { ApiRequest, ApiResponse } from '#contract/api/page-rendering.ts';
import { keepNewest } from '#contract/text/newest-kept.ts';
import { listKey, type PublicData } from '#server/platform/database/public-data.ts';
import { type App, textOf } from '#server/platform/http/http.ts';
import {
  firstOf,
  isSideTrue,
  lastChangeOf,
  type MadeFrom,
  madeFromAnswer,
  type SaidAnswer,
  showsNobodyGone,
} from './made-from.ts';
import type { CachedPage, StillSay } from './page-cache.ts';

/** Enough for what pages share: categories, the rows of the home page, first pages of lists. */
const MAX_ANSWERS = 300;
const MAX_LENGTH = 100_000;
/** Of a question there is one page, which is kept: its answer would only push out what many pages ask. */
const IS_QUESTION = /[?&]q=/;
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
  begunAtMs: number;
  until: number;
  response: ToldResponse;
}

/** The API as pages ask it for somebody who wrote what a replica does not show yet: nothing is kept. */
export const answersOfPrimary = (app: App): Pick<ApiAnswers, 'fetch'> => ({
  async fetch(address, request, requestId) {
    const asked = new Request(new URL(address, 'http://in-process'), request);
    const response = await app.fetch(asked, { requestId, isRender: true, isOfPrimary: true });
    return Object.assign(response, { madeFrom: madeFromAnswer(address, Date.now()) });
  },
});

/** Who stands below a business as things are; undefined where it takes the answer to know. */
export type NeighboursOf = (id: number) => readonly number[] | undefined;

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
  private readonly neighboursNow: (() => Promise<NeighboursOf>) | undefined;
  /** By lists of which every business is told the same: how much had changed when that was last seen. */
  private readonly shared = new Map<string, number>();
  private neighbours: { version: number; of: Promise<NeighboursOf> } | undefined;

  constructor(
    app: App,
    data: PublicData,
    {
      now = Date.now,
      neighboursNow,
    }: { now?: () => number; neighboursNow?: () => Promise<NeighboursOf> } = {},
  ) {
    this.app = app;
    this.data = data;
    this.now = now;
    this.neighboursNow = neighboursNow;
  }

  async fetch(address: string, request: ApiRequest, requestId: string): Promise<ToldResponse> {
    const isRead = request.method === 'GET';
    const kept = isRead ? this.answers.get(address) : undefined;
    if (kept && this.isTrue(kept) && kept.until > this.now()) {
      // To the end of the line: what nobody asks twice does not push out what every page asks.
      keepNewest(this.answers, MAX_ANSWERS, address, kept);
      return kept.response;
    }
    // Read before asking: a change that happens meanwhile makes this answer old at once.
    const version = this.data.count();
    const begunAtMs = this.now();
    const until = endOfMinute(begunAtMs);
    const response = await this.app.fetch(
      new Request(new URL(address, 'http://in-process'), request),
      { requestId, isRender: true },
    );
    if (!isRead || !response.ok)
      return Object.assign(response, { madeFrom: madeFromAnswer(address, begunAtMs) });
    const text = await textOf(response);
    const { look, take } = readOf(text);
    const answer = {
      ok: true,
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
      json: async () => take(),
      text: async () => text,
      madeFrom: madeFromAnswer(address, begunAtMs, text, look),
    };
    if (text.length <= MAX_LENGTH && !IS_QUESTION.test(address)) {
      keepNewest(this.answers, MAX_ANSWERS, address, {
        version,
        begunAtMs,
        until,
        response: answer,
      });
    }
    return answer;
  }

  readonly stillSay: StillSay = async (said, before) => {
    const since = await Promise.all(said.map((one) => this.saysSoSince(one, before)));
    const isSame = since.every((moment) => moment !== undefined);
    return isSame ? (firstOf(since) ?? this.now()) : undefined;
  };

  private async saysSoSince(
    { address, saying, neighboursOf, sharedBy }: SaidAnswer,
    before: Pick<CachedPage, 'madeFrom' | 'version'>,
  ): Promise<number | undefined> {
    if (saying === undefined) return undefined;
    const nowMs = this.now();
    const { shared, data } = this;
    const list = sharedBy && listKey(sharedBy);
    if (neighboursOf !== undefined && (await this.hasTheSame(neighboursOf, before))) return nowMs;
    if (sharedBy && (shared.get(list ?? '') ?? 0) >= data.ofList(sharedBy)) return nowMs;
    const count = data.count();
    const { madeFrom } = await this.fetch(address, { method: 'GET' }, 'again');
    const isSame = [...madeFrom.side, ...madeFrom.listed].every((now) => now.saying === saying);
    if (isSame && list !== undefined) shared.set(list, count);
    return isSame ? (madeFrom.sideAtMs ?? nowMs) : undefined;
  }

  /** Whether the same neighbours stand below it, and each of them is as it was: then the answer is too. */
  private async hasTheSame(
    id: number,
    { madeFrom: { neighbours }, version }: Pick<CachedPage, 'madeFrom' | 'version'>,
  ): Promise<boolean> {
    if (!this.neighboursNow) return false;
    const count = this.data.count();
    if (this.neighbours?.version !== count) {
      const kept = { version: count, of: this.neighboursNow() };
      this.neighbours = kept;
      kept.of.catch(() => {
        if (this.neighbours === kept) this.neighbours = undefined;
      });
    }
    const now = (await this.neighbours.of)(id);
    return (
      now?.length === neighbours.length &&
      now.every((one, at) => one === neighbours[at] && this.data.ofBusiness(one) <= version)
    );
  }

  private isTrue({ response: { madeFrom }, ...kept }: Answer): boolean {
    const { data } = this;
    const made = { ...kept, madeFrom };
    const isItself = lastChangeOf(data, madeFrom) <= made.version;
    return isItself && showsNobodyGone(data, made) && isSideTrue(data, made, this.now());
  }
}
