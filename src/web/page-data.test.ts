import { expect, test, vi } from 'vitest';
import { createApi } from './api/api.ts';
import { Redirect } from './page.ts';
import { dataOfPage } from './page-data.ts';

const api = createApi(() => {
  throw new Error('the API is not asked');
});
const told = (answer: Response) => {
  const fetch = vi.fn(async () => answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const load = (address: string) => {
  const { pathname: path, searchParams: query } = new URL(address, 'http://page');
  return dataOfPage(api, { path, params: {}, query });
};

test('a page is asked for once, with what its address says, and has what is said of it', async () => {
  const fetch = told(Response.json({ page: 'business-detail', data: { reviews: [] } }));
  expect(await load('/business/7?sort=oldest&page=2')).toEqual({ reviews: [] });
  expect(fetch.mock.calls).toEqual([['/data/business/7?sort=oldest&page=2']]);
  const missing = Response.json({ page: 'business-detail', data: {} }, { status: 404 });
  told(missing);
  expect(await load('/business/8')).toEqual({});
});

test('a page that lives elsewhere leads there, and what is said instead of one is a failure', async () => {
  told(Response.json({ redirect: '/business/9' }));
  await expect(load('/business/7')).rejects.toEqual(new Redirect('/business/9'));
  told(Response.json({ status: 429 }, { status: 429 }));
  await expect(load('/business/7')).rejects.toThrow('429');
  told(new Response('<!doctype html>', { status: 503 }));
  await expect(load('/business/7')).rejects.toThrow();
});
