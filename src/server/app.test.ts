import { readdirSync } from 'node:fs';
import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/api/api.ts';
import { type Endpoint, type Limit, limitOf } from '#contract/api/endpoint.ts';
import { Refusal } from '#contract/api/errors.ts';
import { processorMs, slowness } from '#tests/support/processor.ts';
import { openApiDocument } from './api-document.ts';
import { apiDocumentation } from './api-documentation.ts';
import { served } from './app.ts';
import { VISITOR } from './platform/context.ts';
import { type Bindings, mountEndpoints } from './platform/http/http.ts';
import { openLog } from './platform/observability/log.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;

const key = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;

test('every endpoint of the contract is in its list, is served, and is served once', async () => {
  const folder = new URL('../contract/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!api\/api\.).*(?<!\.test)\.ts$/.test(file),
  );
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

test('every call has a limit, and a call that reads spends it before any work', async () => {
  expect(endpoints.filter((endpoint) => !limitOf(endpoint)).map(key)).toEqual([]);
  const spent: string[] = [];
  const spend = async ({ name }: Limit) => {
    spent.push(name);
    throw new Refusal('too_many_requests', undefined, 7);
  };
  const reads = endpoints.filter(({ method }) => method === 'GET');
  const app = mountEndpoints(
    reads.map((endpoint) => ({
      endpoint: { ...endpoint, input: z.object({}) },
      act: () => Promise.reject(new Error('work')),
    })),
    {
      dependencies: {
        ...{ publicUrl: 'http://test', log: openLog('silent'), limits: { spend } },
        disk: { noteIfFull: () => false },
      } as never,
      identify: async () => ({ ...VISITOR, role: 'admin' }),
      trustedProxies: new BlockList(),
    },
  );
  for (const endpoint of reads) {
    const ask = (bindings: Bindings) =>
      app.request(
        endpoint.path.replace(/:\w+/g, '1'),
        { headers: { Cookie: 'session=1' } },
        bindings,
      );
    const answer = await ask({ remoteAddress: '85.1.2.3' });
    expect([key(endpoint), answer.status, answer.headers.get('Retry-After')]).toEqual([
      ...[key(endpoint), 429, '7'],
    ]);
    expect(spent.pop()).toBe(limitOf(endpoint)?.name);
    // A page's render asks the same; what it may cost is counted once, where the page is asked for.
    expect((await ask({ isRender: true })).status).toBe(500);
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

test('the OpenAPI document bounds every text, list, table and number it takes, and names only what it holds', () => {
  const text = JSON.stringify(openApiDocument());
  const document = JSON.parse(text) as {
    paths: Record<string, Record<string, { parameters: unknown; requestBody?: unknown }>>;
    components: { schemas: Record<string, unknown> };
  };
  for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
    expect(Object.keys(document.components.schemas)).toContain(name);
  const unbounded: string[] = [];
  const bounds: Record<string, string[]> = {
    ...{ string: ['maxLength', 'enum', 'const'], array: ['maxItems'] },
    ...{ number: ['maximum'], integer: ['maximum'] },
  };
  const look = (part: unknown, place: string): void => {
    if (typeof part !== 'object' || part === null) return;
    const { $ref, type, additionalProperties } = part as Record<string, unknown>;
    if (typeof $ref === 'string')
      look(document.components.schemas[$ref.split('/').at(-1) ?? ''], place);
    const needed = additionalProperties ? ['maxProperties'] : (bounds[String(type)] ?? []);
    if (needed.length > 0 && !needed.some((name) => name in part)) unbounded.push(place);
    for (const [name, inside] of Object.entries(part))
      if (name !== 'default' && name !== 'propertyNames') look(inside, `${place}.${name}`);
  };
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { parameters, requestBody }] of Object.entries(methods))
      look({ parameters, requestBody }, `${method} ${path}`);
  expect(unbounded).toEqual([]);
});

test('the documentation is written down beside, and what travels in the path stands in no body', async () => {
  const documentation = apiDocumentation();
  const answers = await processorMs(() =>
    Promise.all(
      ['/api/openapi.json', '/api/docs'].map(async (path) => {
        const answer = await documentation.request(path);
        expect(answer.status).toBe(200);
        return answer.text();
      }),
    ),
  );
  const [document] = answers.done;
  expect(answers.ms / (await slowness()), 'milliseconds').toBeLessThan(100);
  const operation = JSON.parse(document ?? '').paths['/api/businesses/{id}'].patch;
  const { properties } = operation.requestBody.content['application/json'].schema;
  expect(Object.keys(properties)).toContain('name');
  expect(Object.keys(properties)).not.toContain('id');
});
