import { Hono } from 'hono';
import { z } from 'zod';
import { endpoints } from '#contract/api.ts';
import { type Endpoint, pathParameters } from '#contract/endpoint.ts';
import { errorSentence } from '#contract/errors.ts';
import type { App } from './platform/http.ts';

type JsonSchema = Record<string, unknown> & {
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

const problemSchema: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'Türkçe açıklama' },
    code: { type: 'string', enum: Object.keys(errorSentence) },
    requestId: { type: 'string' },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  return rest as JsonSchema;
};

/** OpenAPI 3.1 document made from the contract. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] ??= {};
    // not for people: HTTP methods are ASCII
    paths[path][endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Adana Rehberi API', version: '1' },
    paths,
    components: { schemas: { Problem: problemSchema } },
  };
}

function operation(endpoint: Endpoint): object {
  const input = schemaOf(endpoint.input, 'input');
  const inPath = new Set(pathParameters(endpoint.path));
  const takesBody = !endpoint.isRaw && !['GET', 'DELETE'].includes(endpoint.method);
  const parameters = Object.entries(input.properties ?? {})
    .filter(([name]) => inPath.has(name) || !takesBody)
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || (input.required ?? []).includes(name),
      schema,
    }));
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    parameters,
    ...(takesBody && { requestBody: { content: { 'application/json': { schema: input } } } }),
    responses: {
      '200': {
        description: 'Tamam',
        ...(endpoint.list && {
          headers: {
            'X-Total-Count': { schema: { type: 'integer' } },
            Link: { schema: { type: 'string' }, description: 'rel="next"' },
          },
        }),
        content: { 'application/json': { schema: schemaOf(endpoint.output, 'output') } },
      },
      default: {
        description: 'Olmadı',
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    },
  };
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function documentationPage(): string {
  const rows = endpoints.map((endpoint) => {
    const input = schemaOf(endpoint.input, 'input');
    const parameters = Object.entries(input.properties ?? {}).map(([name, schema]) => {
      const isRequired = (input.required ?? []).includes(name);
      return `<tr><td><code>${name}</code>${isRequired ? ' <b>gerekli</b>' : ''}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`;
    });
    return `<section><h2 id="${endpoint.name}"><span>${endpoint.method}</span> ${escapeHtml(endpoint.path)}</h2>
<p>${escapeHtml(endpoint.summary)}</p>
${parameters.length > 0 ? `<h3>Alanlar</h3><table>${parameters.join('')}</table>` : ''}
<details><summary>Cevabın biçimi</summary><pre>${escapeHtml(JSON.stringify(schemaOf(endpoint.output, 'output'), null, 2))}</pre></details></section>`;
  });
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Adana Rehberi API</title><style>
:root{color-scheme:light dark;font:1rem/1.55 system-ui,sans-serif}body{max-width:60rem;margin:auto;padding:1.5rem}
h2{font-size:1.15rem;margin-top:2.5rem;overflow-wrap:anywhere}h2 span{font-size:.8em;border:1px solid;border-radius:.4em;padding:.1em .5em}
table{border-collapse:collapse;width:100%}td{border-top:1px solid #8886;padding:.4em .6em;vertical-align:top;overflow-wrap:anywhere}pre{overflow:auto;max-height:24rem}
</style></head><body><h1>Adana Rehberi API</h1><p>Cevaplar JSON'dur; listelerde toplam sayı <code>X-Total-Count</code>, sonraki sayfa <code>Link: rel="next"</code> başlığındadır. Olmayan her istek <code>application/problem+json</code> ile Türkçe bir cümle döner. Makineler için: <a href="/api/openapi.json">openapi.json</a>.</p>${rows.join('\n')}</body></html>`;
}

/** Made by the first who asks: writing down every schema takes as long as half a start. */
function once(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** `/api/openapi.json` for machines and `/api/docs` for people. */
export function apiDocumentation(): App {
  const app: App = new Hono();
  const document = once(() => JSON.stringify(openApiDocument()));
  const page = once(documentationPage);
  app.get('/api/openapi.json', (c) =>
    c.body(document(), 200, { 'Content-Type': 'application/json; charset=utf-8' }),
  );
  app.get('/api/docs', (c) => c.html(page()));
  return app;
}
