import { DATA_PATH, type PageData } from '#contract/api/page-rendering.ts';
import type { Api } from './api/api.ts';
import { type Address, Redirect } from './page.ts';

/**
 * The `load` of a page in the browser: its data in one answer, as the server's page holds them. The server alone asks
 * the API, behind `import.meta.env.SSR`.
 */
export async function dataOfPage<Data>(_api: Api, { path, query }: Address): Promise<Data> {
  const answer = await fetch(`${DATA_PATH}${path}${query.size ? `?${query}` : ''}`);
  const told: PageData = await answer.json();
  if ('redirect' in told) throw new Redirect(told.redirect);
  // What is said instead of a page has none.
  if (!('page' in told)) throw new Error(String(answer.status));
  return told.data as Data;
}
