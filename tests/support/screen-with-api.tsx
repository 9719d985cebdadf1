import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createApi } from '#web/api/api.ts';
import { ApiContext } from '#web/browser/api-context.ts';
import { type LiveScreen, liveScreen } from './live-screen.ts';

/** The hearts of a browser ask it once, whichever screen has the first of them: it is no screen's own. */
export const ASKED_ONCE = 'GET /api/users/1/favorites';

/**
 * A part of a page with an API that answers as it is told (an `Error`: refused; a `Response`: that): what it asks
 * stands in `sent` and below its outline, where it leads in `ways`. `search` is the question in the page's address.
 */
export function screenWithApi(
  part: ReactNode,
  answer: (asked: string) => unknown = () => ({}),
  search = '',
): LiveScreen & { sent: string[]; ways: string[] } {
  const sent: string[] = [];
  const { hook, searchHook, history } = memoryLocation({
    ...{ path: '/start', searchPath: search, record: true },
  });
  const api = createApi(async (address, { method, body }) => {
    sent.push([method, address, body].filter(Boolean).join(' '));
    const answered = await answer(`${method} ${address}`);
    if (answered instanceof Response) return answered;
    return answered instanceof Error
      ? Response.json({ detail: answered.message }, { status: 422 })
      : Response.json(answered);
  });
  const screen = liveScreen(
    <Router {...{ hook, searchHook }}>
      <ApiContext value={api}>{part}</ApiContext>
    </Router>,
  );
  // How long somebody typed is another number each time.
  const asked = () =>
    sent
      .filter((one) => one !== ASKED_ONCE)
      .map((one) => `→ ${one.replace(/,"typedForMs":\d+/, '')}`);
  const outline = () => [screen.outline(), ...asked()].join('\n');
  return { ...screen, outline, sent, ways: history };
}
