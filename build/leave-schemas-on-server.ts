import { fileURLToPath } from 'node:url';
import type { ESTree, Plugin } from 'vite';

const CONTRACT = fileURLToPath(new URL('../src/contract/', import.meta.url));

/**
 * The browser needs an endpoint's method and path; the rest of it is the server's business. In src/contract
 * nothing happens but values being made, so a value that nobody reads can go, however it is made; and a file
 * `*.schemas.ts` holds nothing else, so it goes with all that it imports. Build only.
 */
export function leaveSchemasOnServer(contract = CONTRACT): Plugin {
  return {
    name: 'leave-schemas-on-server',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.startsWith(contract)) return null;
      const { body } = this.parse(code);
      if (/\.schemas\.[jt]s$/.test(id)) return { code: withoutSchemas(body), map: null };
      let left = code;
      const replace = ({ start, end }: { start: number; end: number }, by: string) => {
        left = left.slice(0, start) + by + left.slice(end);
      };
      for (const statement of body.toReversed()) {
        const declaration =
          statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declaration?.type !== 'VariableDeclaration') continue;
        for (const { init } of declaration.declarations.toReversed()) {
          if (!init || !isWorkedOut(init)) continue;
          if (rootOf(init) === 'z') {
            replace(init, 'z');
            continue;
          }
          const end = init.end;
          const before = left.length;
          for (const property of serverOnlyIn(init)) replace(property, '');
          const grown = left.length - before;
          const made = left.slice(init.start, end + grown);
          replace({ start: init.start, end: end + grown }, `/* @__PURE__ */ (() => (${made}))()`);
        }
      }
      return { code: withoutUnusedImports(left, this.parse(left).body), map: null };
    },
  };
}

/** What a chain of calls begins with: `z` of `z.object({ … }).meta({ … })`, each of which is the stub. */
function rootOf(node: ESTree.Expression): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'CallExpression') return rootOf(node.callee);
  return node.type === 'MemberExpression' ? rootOf(node.object) : undefined;
}

/**
 * What only schemas asked for: the bundler would see by itself that nothing of it is used, but not before chunks are cut
 * by who imports what (build/chunks.ts).
 */
function withoutUnusedImports(code: string, body: ESTree.Program['body']): string {
  const named = new Set<string>();
  const read = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && node.type === 'ImportDeclaration') return;
    if ('type' in node && node.type === 'Identifier' && 'name' in node)
      named.add(String(node.name));
    for (const inside of Object.values(node)) read(inside);
  };
  read(body);
  return body.reduceRight((left, statement) => {
    if (statement.type !== 'ImportDeclaration') return left;
    const isUsed = statement.specifiers.some(({ local }) => named.has(local.name));
    return isUsed ? left : left.slice(0, statement.start) + left.slice(statement.end);
  }, code);
}

/** Whether making a value asks another one, by a call, in a list by what is spread into it, or in an object by a property: for all the bundler knows, both may do something. */
const isWorkedOut = (init: ESTree.Expression): boolean =>
  ['CallExpression', 'NewExpression', 'MemberExpression'].includes(init.type) ||
  (init.type === 'ArrayExpression' && init.elements.some((one) => one?.type === 'SpreadElement')) ||
  (init.type === 'ObjectExpression' &&
    init.properties.some((one) => one.type === 'SpreadElement' || isWorkedOut(one.value)));

/** The same names, each a schema that is none: see `NO_SCHEMAS`. */
function withoutSchemas(body: ESTree.Program['body']): string {
  const names = body.flatMap((statement) => {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
  });
  return ["import { z } from 'zod';", ...names.map((name) => `export const ${name} = z;`)].join(
    '\n',
  );
}

/** What of `endpoint({ … })` the browser has no use for, last first; a comma goes with each. */
function serverOnlyIn(init: ESTree.Expression): { start: number; end: number }[] {
  if (init.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
  if (!['endpoint', 'listEndpoint'].includes(init.callee.name)) return [];
  const definition = init.arguments[0];
  if (definition?.type !== 'ObjectExpression') return [];
  const { properties } = definition;
  return properties
    .map((property, index) => ({
      start: property.start,
      end: properties[index + 1]?.start ?? property.end,
      isKept:
        property.type === 'Property' &&
        property.key.type === 'Identifier' &&
        ['method', 'path'].includes(property.key.name),
    }))
    .filter(({ isKept }) => !isKept)
    .toReversed();
}

/**
 * A schema that something still names costs its own text, never the library: in the browser every call
 * on it answers itself, and reading with it is an error.
 */
const NO_SCHEMAS = `
const schema = new Proxy(() => schema, {
  get(_, name) {
    if (String(name).toLowerCase().includes('parse')) throw new Error('schemas stay on the server');
    return schema;
  },
});
export const z = schema;
`;

export function leaveZodOnServer(): Plugin {
  return {
    name: 'leave-zod-on-server',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (source) => (source === 'zod' ? '\0no-schemas' : undefined),
    load: (id) => (id === '\0no-schemas' ? NO_SCHEMAS : undefined),
  };
}
