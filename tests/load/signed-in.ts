import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { emailsIn } from '#tests/support/mail-message.ts';

const EMAIL = 'yuk@ornek.example';
const LOOK_EVERY_MS = 100;
const PATIENCE_MS = 30_000;

/** Signs in at a running product with the code out of its outbox folder. @returns the Cookie header of the session */
export async function signInAt(address: string, dataDir: string): Promise<string> {
  const cookies = new Map<string, string>();
  const send = async (path: string, body: object) => {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookieHeader(cookies) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
  };
  await send('/api/users', { email: EMAIL });
  await send('/api/users/verify', { code: await codeIn(join(dataDir, 'outbox')) });
  return cookieHeader(cookies);
}

const cookieHeader = (cookies: Map<string, string>) =>
  [...cookies].map((cookie) => cookie.join('=')).join('; ');

async function codeIn(outbox: string): Promise<string> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(LOOK_EVERY_MS)) {
    const code = (await emailsIn(outbox)).findLast(({ to }) => to === EMAIL)?.code;
    if (code) return code;
  }
  throw new Error(`no letter with a code in ${outbox}`);
}
