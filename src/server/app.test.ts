import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { openApiDocument } from './api-documentation.ts';
import { served } from './app.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;

const key = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;

test('every endpoint of the contract is in its list, is served, and is served once', async () => {
  const folder = new URL('../contract/', import.meta.url);
  const files = readdirSync(folder).filter((file) => /^(?!api\.).*(?<!\.test)\.ts$/.test(file));
  const areas: object[] = await Promise.all(
    files.map((file) => import(new URL(file, folder).href)),
  );
  const written = areas.flatMap((area) => Object.values(area).filter(isEndpoint));
  expect(written.length).toBeGreaterThan(10);
  expect(endpoints.map(key).sort()).toEqual(written.map(key).sort());
  expect(served.map(({ endpoint }) => key(endpoint)).sort()).toEqual(endpoints.map(key).sort());
  expect(new Set(endpoints.map(key)).size).toBe(endpoints.length);
});

test('every endpoint says who may call it', () => {
  for (const endpoint of endpoints) {
    expect(['public', 'member', 'owner', 'moderator', 'admin']).toContain(endpoint.access);
  }
});

test('every call of the specification that these pages need is there', () => {
  expect(endpoints.map(key)).toEqual(
    expect.arrayContaining([
      'GET /api/categories',
      'GET /api/categories/:slug',
      'GET /api/businesses',
      'GET /api/businesses/featured',
      'GET /api/businesses/category/:categoryName',
      'GET /api/businesses/:id',
      'GET /api/businesses/search',
    ]),
  );
});

test('the OpenAPI document names every endpoint with its parameters', () => {
  const document = openApiDocument() as {
    paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;
  };
  expect(Object.keys(document.paths)).toHaveLength(new Set(endpoints.map(({ path }) => path)).size);
  const parameters = document.paths['/api/businesses/category/{categoryName}']?.get?.parameters;
  expect(parameters).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'categoryName', in: 'path' }),
      expect.objectContaining({ name: 'sort', in: 'query' }),
    ]),
  );
});
