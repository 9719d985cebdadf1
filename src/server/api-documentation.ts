import { Hono } from 'hono';
import type { DocumentTask } from './api-document.ts';
import type { App } from './platform/http/http.ts';
import { SideProcess } from './platform/jobs/side-process.ts';

/** A second on a slow machine. */
const PATIENCE_MS = 30_000;

/** `/api/openapi.json` for machines and `/api/docs` for people. */
export function apiDocumentation(): App {
  const app: App = new Hono();
  // Writing down every schema takes as long as half a start: beside, for the first who asks.
  const writing = new SideProcess<DocumentTask, string>({
    module: new URL('./api-document.ts', import.meta.url),
    timeoutMs: PATIENCE_MS,
  });
  const document = once(() => writing.run('machines'));
  const page = once(() => writing.run('people'));
  app.get('/api/openapi.json', async (c) =>
    c.body(await document(), 200, { 'Content-Type': 'application/json; charset=utf-8' }),
  );
  app.get('/api/docs', async (c) => c.html(await page()));
  return app;
}

/** What was made stays; what failed is tried again by the next who asks. */
function once(make: () => Promise<string>): () => Promise<string> {
  let made: Promise<string> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
