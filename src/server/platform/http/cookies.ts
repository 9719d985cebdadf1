import { parse, serialize } from 'hono/utils/cookie';

/** The cookies of one request, and those its answer sets. */
export interface Cookies {
  get(name: CookieName): string | undefined;
  set(name: CookieName, value: string, maxAgeSeconds: number): void;
  clear(name: CookieName): void;
  /** Values of the `Set-Cookie` headers of the answer. */
  written(): string[];
}

/**
 * `session` names who one is; `browser` only that it is the same browser as before; `known` that somebody
 * signed in there (platform/browsers.ts). `principal` says
 * `guest` or `member` to our own script, which then asks who it is: strangers cost no request.
 * `wrote` says for some seconds up to where a replica must have come to show what was written (own-writes.ts).
 */
type CookieName = 'session' | 'browser' | 'known' | 'principal' | 'wrote';

/** With https the `__Host-` prefix: no other host and no plain page can set it. */
export function openCookies(header: string | null, isSecure: boolean): Cookies {
  const given = header ? parse(header) : {};
  const written = new Map<CookieName, string>();
  const fullName = (name: CookieName) =>
    isSecure && name !== 'principal' ? `__Host-${name}` : name;
  const set = (name: CookieName, value: string, maxAge: number) => {
    written.set(
      name,
      serialize(fullName(name), value, {
        path: '/',
        httpOnly: name !== 'principal',
        sameSite: 'Lax',
        secure: isSecure,
        maxAge,
      }),
    );
  };
  return {
    get: (name) => given[fullName(name)],
    set,
    clear: (name) => set(name, '', 0),
    written: () => [...written.values()],
  };
}
