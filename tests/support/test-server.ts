import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createHttpServer } from '#server/pages/http-server.ts';
import { PageCache } from '#server/pages/page-cache.ts';
import { PublicDataCount } from '#server/platform/database/public-data.ts';
import { openPageLines, openWaitingLine } from '#server/platform/http/waiting-line.ts';
import type { TestApp } from './test-app.ts';

export interface TestServer {
  port: number;
  close(): Promise<void>;
}

/** The test app behind the product's own server on a free port, with a page that says nothing. */
export async function serveTestApp(
  { api, dependencies }: TestApp,
  headers: Record<string, string> = {},
): Promise<TestServer> {
  const server = createHttpServer({
    app: api,
    context: dependencies,
    site: async () => ({ name: 'Rehber', publicUrl: dependencies.publicUrl }) as never,
    headers,
    pages: new PageCache(new PublicDataCount()),
    renderPage: async () => ({ status: 200, html: '', endsAt: undefined }),
    pageAddress: (url) => url.split('?', 1)[0] ?? url,
    spendPage: async () => 'person',
    lines: openPageLines(openWaitingLine()),
    serveStatic: () => false,
    whatFails: async () => [],
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export interface RawAnswer {
  /** 0 when the server closed without one. */
  status: number;
  body: string;
}

/** Sends the pieces as they are, one write each, and reads until the server closes; `isCut` closes after the last. */
export function sendRaw(
  port: number,
  pieces: (string | Buffer)[],
  { isCut = false } = {},
): Promise<RawAnswer> {
  const { promise, resolve } = Promise.withResolvers<RawAnswer>();
  let text = '';
  const socket = connect(port, '127.0.0.1');
  const send = async () => {
    for (const piece of pieces) await new Promise((sent) => socket.write(piece, sent));
    if (isCut) socket.end();
  };
  socket.on('connect', () => void send());
  socket.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  // A server that has answered may close before everything was sent.
  socket.on('error', () => {});
  socket.on('close', () => {
    const [head = '', body = ''] = text.split('\r\n\r\n', 2);
    resolve({ status: Number(head.split(' ')[1] ?? 0), body });
  });
  return promise;
}
