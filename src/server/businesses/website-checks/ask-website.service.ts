import robotsParser from 'robots-parser';
import type { Dependencies } from '#server/platform/context.ts';
import {
  answerOfFailure,
  answerOfStatus,
  isAskable,
  ROBOT,
  robotName,
  type WebsiteAnswer,
} from './website-checks.rules.ts';

/** What it is, whether its types are read as those of a module or not. */
const rulesIn = robotsParser as unknown as (
  address: string,
  text: string,
) => { isAllowed(address: string, agent: string): boolean | undefined };
const PATIENCE_MS = 15_000;
const MOST_HOPS = 5;
/** Of robots.txt so much is read at least (RFC 9309); of a page nothing. */
const ROBOTS_BYTES = 500 * 1024;

async function beginning(response: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= most) break;
  }
  return Buffer.concat(chunks).subarray(0, most).toString();
}

/** Whether a website answers, and whether anything was heard at all. */
export async function askWebsite(
  { fetchOutside, publicUrl }: Pick<Dependencies, 'fetchOutside' | 'publicUrl'>,
  website: string,
): Promise<{ answer: WebsiteAnswer; isHeard: boolean }> {
  let isHeard = false;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const ask = async (url: URL, redirect: 'follow' | 'manual') => {
    const headers = { 'User-Agent': robotName({ publicUrl }) };
    const response = await fetchOutside(url, { redirect, signal, headers });
    isHeard = true;
    return response;
  };
  // What the page would show is of no use.
  const leave = (response: Response) => void response.body?.cancel().catch(() => undefined);

  /** As RFC 9309 has it: all of it without a robots.txt, nothing while it cannot be given. */
  async function mayBeAsked(url: URL): Promise<boolean> {
    const rules = new URL('/robots.txt', url);
    const response = await ask(rules, 'follow');
    if (response.ok) {
      const text = await beginning(response, ROBOTS_BYTES);
      return rulesIn(rules.href, text).isAllowed(url.href, ROBOT) ?? true;
    }
    leave(response);
    return response.status < 500 && response.status !== 429;
  }

  async function follow(): Promise<WebsiteAnswer> {
    let url: URL | null = URL.parse(website);
    for (let hop = 0; url && hop <= MOST_HOPS; hop += 1) {
      if (!isAskable(url) || !(await mayBeAsked(url))) return 'unknown';
      const response = await ask(url, 'manual');
      leave(response);
      const location: string | false | null =
        response.status >= 300 && response.status < 400 && response.headers.get('location');
      if (!location) return answerOfStatus(response.status);
      url = URL.parse(location, url.href);
    }
    return 'unknown';
  }

  try {
    return { answer: await follow(), isHeard };
  } catch (error) {
    return { answer: answerOfFailure(error), isHeard };
  }
}
