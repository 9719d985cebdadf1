import { build, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { leaveSchemasOnServer, leaveZodOnServer } from './leave-schemas-on-server.ts';

/** Builds a page that names `used` of a contract file at `id`, as the browser gets it. */
async function built(id: string, contract: string, used: string): Promise<string> {
  const files: Record<string, string> = {
    '/page.js': `import * as contract from '${id}'; console.log(contract.${used});`,
    [id]: contract,
    '/contract/endpoint.js': 'export const endpoint = (definition) => definition;',
  };
  const answer = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      leaveSchemasOnServer('/contract/'),
      leaveZodOnServer(),
      {
        name: 'files-of-this-test',
        resolveId: (source) => (source in files ? source : undefined),
        load: (source) => files[source],
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: '/page.js' } },
  })) as Rolldown.RolldownOutput;
  return answer.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
}

const CONTRACT = `
  import { z } from 'zod';
  import { endpoint } from '/contract/endpoint.js';
  const Unread = z.object({ secretName: z.string() });
  export const asked = endpoint({ method: 'GET', path: '/api/asked', access: 'moderator', input: Unread, output: Unread });
  export const unread = new Map([['unreadKey', 1]]);
  export const named = z.object({ id: z.number() });
  const unreadList = ['listKey', ...Object.keys(named)];
  const LIMITS = { team: { ...named, name: 'limitKey' } };
  const common = { limit: LIMITS.team };
  export const shared = endpoint({ method: 'GET', path: '/api/shared', ...common });
`;

describe.each(['/contract/reviews.js', '/contract/businesses/submitting/Any_Name2.js'])(
  '%s',
  (id) => {
    test('an endpoint is its method and path; what nobody reads is gone', async () => {
      const code = await built(id, CONTRACT, 'asked');
      expect(code).toContain('/api/asked');
      expect(code).toContain('GET');
      expect(code).not.toMatch(/moderator|secretName|unreadKey|limitKey|listKey/);
    });

    test('a schema that is named costs its text, and reading with it is an error', async () => {
      const code = await built(id, CONTRACT, 'named');
      expect(code).toContain('schemas stay on the server');
      expect(code).not.toContain('/api/asked');
    });
  },
);

test('a file of schemas alone goes, with what it is made of', async () => {
  const made = `import { endpoint } from '/contract/endpoint.js';
    export const inputs = { ...endpoint({ secretName: 'table' }) };`;
  const code = await built('/contract/inputs.schemas.js', made, 'inputs');
  expect(code).toContain('schemas stay on the server');
  expect(code).not.toMatch(/secretName|definition/);
});

test('code outside the contract is left as it is', async () => {
  const effect = 'export const x = 1; export const y = globalThis.touch({ method: "GET" });';
  expect(await built('/web/reviews.js', effect, 'x')).toContain('globalThis.touch');
  expect(await built('/contract/reviews.js', effect, 'x')).not.toContain('globalThis.touch');
});

test('a page whose contract names another file for its schemas alone does not import that', async () => {
  let asked: readonly string[] | undefined;
  const files: Record<string, string> = {
    '/contract/ads.js': `import { z } from 'zod'; import { PRICES } from '/contract/prices.js';
      export const Ad = z.object({ price: z.enum(PRICES) }).meta({ id: 'Ad' }); export const isAd = (ad) => ad.kind === 'ad';`,
    '/contract/prices.js': 'export const PRICES = Object.keys({ high: 1 });',
    '/page.js': `import { isAd } from '/contract/ads.js'; console.log(isAd({}));`,
  };
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      leaveSchemasOnServer('/contract/'),
      leaveZodOnServer(),
      {
        name: 'files-of-this-test',
        resolveId: (source) => (source in files ? source : undefined),
        load: (source) => files[source],
        generateBundle() {
          asked = this.getModuleInfo('/contract/ads.js')?.importedIds;
        },
      },
    ],
    build: { write: false, rolldownOptions: { input: '/page.js' } },
  });
  expect(asked).toContain('\0no-schemas');
  expect(asked).not.toContain('/contract/prices.js');
});
