// Runs in a process of its own: see api-documentation.ts.
import { z } from 'zod';
import { endpoints, nameOf, schemas } from '#contract/api/api.ts';
import { type Endpoint, largestBody, pathParameters, takesBody } from '#contract/api/endpoint.ts';
import { errorSentence } from '#contract/api/errors.ts';
import { escapeMarkup } from '#contract/text/markup.ts';

for (const [id, schema] of schemas)
  if (!z.globalRegistry.get(schema)?.id) z.globalRegistry.add(schema, { id });

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

/** Named schemas by name; an input's has its own, because it takes what an output never holds. */
type Named = Record<string, JsonSchema>;

/** A schema without those that have a name: they go to `named`, where all of a document stand together. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', named: Named = {}): JsonSchema {
  const {
    $schema: _,
    $defs,
    ...rest
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  const nameOf = (name: string) => (io === 'input' ? `${name}Input` : name);
  const placed = (part: unknown): JsonSchema =>
    JSON.parse(JSON.stringify(part), (key, value) =>
      key === '$ref' && typeof value === 'string'
        ? `#/components/schemas/${nameOf(value.replace('#/$defs/', ''))}`
        : value,
    );
  for (const [name, part] of Object.entries($defs ?? {})) named[nameOf(name)] = placed(part);
  return placed(rest);
}

/** OpenAPI 3.1 document made from the contract. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  const schemas: Named = { Problem: problemSchema };
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] ??= {};
    // not for people: HTTP methods are ASCII
    paths[path][endpoint.method.toLowerCase()] = operation(endpoint, schemas);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Adana Rehberi API', version: '1' },
    paths,
    components: { schemas },
  };
}

/** What travels in the path does not travel in the body. */
function without(schema: JsonSchema, names: ReadonlySet<string>): JsonSchema {
  const kept = ([name]: [string, unknown]) => !names.has(name);
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(schema.properties ?? {}).filter(kept)),
    required: (schema.required ?? []).filter((name) => !names.has(name)),
  };
}

function operation(endpoint: Endpoint, named: Named): object {
  const input = schemaOf(endpoint.input, 'input', named);
  const inPath = new Set(pathParameters(endpoint.path));
  const hasBody = takesBody(endpoint) && !endpoint.isRaw;
  const parameters = Object.entries(input.properties ?? {})
    .filter(([name]) => inPath.has(name) || !hasBody)
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || (input.required ?? []).includes(name),
      schema,
    }));
  return {
    operationId: nameOf(endpoint),
    summary: endpoint.summary,
    parameters,
    ...(hasBody && {
      requestBody: { content: { 'application/json': { schema: without(input, inPath) } } },
    }),
    ...(hasBody && { 'x-max-body-bytes': largestBody(endpoint) }),
    responses: {
      '200': {
        description: 'Tamam',
        ...(endpoint.list && {
          headers: {
            'X-Total-Count': { schema: { type: 'integer' } },
            Link: { schema: { type: 'string' }, description: 'rel="next"' },
          },
        }),
        content: { 'application/json': { schema: schemaOf(endpoint.output, 'output', named) } },
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

function documentationPage(): string {
  const rows = endpoints.map((endpoint) => {
    const input = schemaOf(endpoint.input, 'input');
    const parameters = Object.entries(input.properties ?? {}).map(([name, schema]) => {
      const isRequired = (input.required ?? []).includes(name);
      return `<tr><td><code>${name}</code>${isRequired ? ' <b>gerekli</b>' : ''}</td><td><code>${escapeMarkup(JSON.stringify(schema))}</code></td></tr>`;
    });
    return `<section><h2 id="${nameOf(endpoint)}"><span>${endpoint.method}</span> ${escapeMarkup(endpoint.path)}</h2>
<p>${escapeMarkup(endpoint.summary)}</p>
${parameters.length > 0 ? `<h3>Alanlar</h3><table>${parameters.join('')}</table>` : ''}
<details><summary>Cevabın biçimi</summary><pre>${escapeMarkup(JSON.stringify(schemaOf(endpoint.output, 'output'), null, 2))}</pre></details></section>`;
  });
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Adana Rehberi API</title><style>
:root{color-scheme:light dark;font:1rem/1.55 system-ui,sans-serif}body{max-width:60rem;margin:auto;padding:1.5rem}
h2{font-size:1.15rem;margin-top:2.5rem;overflow-wrap:anywhere}h2 span{font-size:.8em;border:1px solid;border-radius:.4em;padding:.1em .5em}
table{border-collapse:collapse;width:100%}td{border-top:1px solid #8886;padding:.4em .6em;vertical-align:top;overflow-wrap:anywhere}pre{overflow:auto;max-height:24rem}
</style></head><body><h1>Adana Rehberi API</h1><p>Cevaplar JSON'dur; listelerde toplam sayı <code>X-Total-Count</code>, sonraki sayfa <code>Link: rel="next"</code> başlığındadır. Olmayan her istek <code>application/problem+json</code> ile Türkçe bir cümle döner. Makineler için: <a href="/api/openapi.json">openapi.json</a>.</p>${rows.join('\n')}</body></html>`;
}

export type DocumentTask = 'machines' | 'people';

export const work = async (task: DocumentTask): Promise<string> =>
  task === 'machines' ? JSON.stringify(openApiDocument()) : documentationPage();
