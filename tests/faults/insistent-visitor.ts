import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { askSignInCode, verifySignInCode } from '#contract/accounts/accounts.ts';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { askUpload } from '#contract/uploads.ts';
import { type MailMessage, readMessage } from '#tests/support/mail-message.ts';
import { requestFor } from '#web/api/api.ts';
import { until } from './postgres-parent.ts';

/** Robots are not counted. */
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** More than one try for every kill: something else is wrong. */
const MOST_TRIES = 50;

interface Heard {
  status: number;
  text: string;
  /** How often it was sent; after the first one, an earlier try may have been done. */
  tries: number;
}

export interface Answer<E extends Endpoint> extends Omit<Heard, 'text'> {
  body: z.output<E['output']>;
}

/** A running product that may be killed at any moment. */
export class UnsteadySite {
  readonly address: string;
  /** Writes that got no answer, or that they could not be done now. */
  unanswered = 0;
  private readonly outbox: string;
  private whoeverWaits: (() => void)[] = [];
  private readonly letters = new Map<string, MailMessage>();
  private visitors = 0;

  constructor(address: string, dataDir: string) {
    this.address = address;
    this.outbox = join(dataDir, 'outbox');
  }

  /** Until the site takes requests. */
  back(): Promise<void> {
    return until('the site is ready', async () => {
      const response = await fetch(`${this.address}/readyz`).catch(() => undefined);
      return response?.ok;
    });
  }

  /** Until somebody sends the next write. */
  nextWrite(): Promise<void> {
    return new Promise((done) => this.whoeverWaits.push(done));
  }

  writeIsSent() {
    for (const done of this.whoeverWaits.splice(0)) done();
  }

  /** Every e-mail written so far. */
  async written(): Promise<MailMessage[]> {
    const names = await readdir(this.outbox).catch(() => []);
    for (const name of names) {
      if (!name.endsWith('.eml') || this.letters.has(name)) continue;
      this.letters.set(name, readMessage(await readFile(join(this.outbox, name), 'utf8')));
    }
    return [...this.letters.values()];
  }

  async letter(to: string, kind: string): Promise<MailMessage> {
    let found: MailMessage | undefined;
    await until(
      `a letter ${kind} to ${to}`,
      async () => {
        found = (await this.written()).find((one) => one.to === to && one.kind === kind);
        return found;
      },
      120_000,
    );
    return found as MailMessage;
  }

  /** A new browser, with an address and a network of its own: limits count by both. */
  visitor(): InsistentVisitor {
    this.visitors += 1;
    return new InsistentVisitor(this, `10.${this.visitors >> 8}.${this.visitors & 255}.1`);
  }
}

/** A browser in which whoever gets no answer sends the same again, under the same key, until there is one. */
export class InsistentVisitor {
  private readonly site: UnsteadySite;
  private readonly from: string;
  private readonly cookies = new Map<string, string>();
  userId = 0;
  email = '';

  constructor(site: UnsteadySite, from: string) {
    this.site = site;
    this.from = from;
  }

  async request(path: string, init: RequestInit & { method: string }): Promise<Heard> {
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const asked = this.requestOnce(path, init).catch(() => undefined);
      if (init.method !== 'GET') this.site.writeIsSent();
      const heard = await asked;
      if (heard && heard.status !== 503) return { ...heard, tries };
      if (init.method !== 'GET') this.site.unanswered += 1;
      await this.site.back();
    }
    throw new Error(`${init.method} ${path}: no answer in ${MOST_TRIES} tries`);
  }

  private async requestOnce(path: string, init: RequestInit) {
    const response = await fetch(this.site.address + path, {
      ...init,
      headers: {
        'User-Agent': AGENT,
        'X-Forwarded-For': this.from,
        'Sec-Fetch-Site': 'same-origin',
        Cookie: [...this.cookies].map((cookie) => cookie.join('=')).join('; '),
        ...init.headers,
      },
    });
    // What breaks off in the middle is no answer.
    const text = await response.text();
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return { status: response.status, text };
  }

  /** Whatever is answered. */
  async send<E extends Endpoint>(endpoint: E, input: z.input<E['input']>): Promise<Answer<E>> {
    const { address, body } = requestFor(endpoint, input as Record<string, unknown>);
    const { text, ...heard } = await this.request(address, {
      method: endpoint.method,
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      ...(body && { body }),
    });
    if (heard.status >= 500) throw new Error(`${endpoint.path} answered ${heard.status}: ${text}`);
    return { ...heard, body: JSON.parse(text) };
  }

  /** What must succeed. */
  async call<E extends Endpoint>(
    endpoint: E,
    input: z.input<E['input']>,
  ): Promise<z.output<E['output']> & object> {
    const { status, body } = await this.send(endpoint, input);
    if (status === 200) return body as z.output<E['output']> & object;
    throw new Error(`${endpoint.path} answered ${status}: ${JSON.stringify(body)}`);
  }

  /** A transition of a state: sent a second time it is refused, when the first try was done. */
  async transition<E extends Endpoint>(endpoint: E, input: z.input<E['input']>): Promise<void> {
    const { status, body, tries } = await this.send(endpoint, input);
    if (status === 200 || (status === 409 && tries > 1)) return;
    throw new Error(`${endpoint.path} answered ${status}: ${JSON.stringify(body)}`);
  }

  /** Signs in with the code of an e-mail; begins anew, under another address, where a try was lost. */
  async signIn(name: string, email?: string): Promise<this> {
    for (;;) {
      this.email = email ?? `${randomUUID()}@ornek.example`;
      const asked = await this.send(askSignInCode, { email: this.email, name });
      if (asked.tries > 1) continue;
      const { code = '' } = await this.site.letter(this.email, 'sign-in-code');
      const { status, body, tries } = await this.send(verifySignInCode, { code });
      if (status !== 200 && tries > 1) continue;
      if (status !== 200) throw new Error(`the code was refused: ${JSON.stringify(body)}`);
      this.userId = body.id;
      return this;
    }
  }

  /** Sends a document. @returns its address */
  async upload(bytes: Uint8Array<ArrayBuffer>, fileName: string): Promise<string> {
    for (;;) {
      const { uploadURL } = await this.call(askUpload, { purpose: 'document', fileName });
      const { status, text, tries } = await this.request(uploadURL, { method: 'PUT', body: bytes });
      // A signed address takes one file: the page asks for another one then.
      if (status !== 200 && tries > 1) continue;
      if (status !== 200) throw new Error(`the upload was refused: ${text}`);
      return JSON.parse(text).address;
    }
  }
}
