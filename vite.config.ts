import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * The browser needs an endpoint's method and path; its schemas are the server's business. Leaving them
 * out keeps zod (20 kB compressed) off every page that does not validate a form. Build only.
 */
function leaveSchemasOnServer(): Plugin {
  return {
    name: 'leave-schemas-on-server',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/src\/contract\/[a-z-]+\.ts$/, code: /endpoint\(|listEndpoint\(/i },
      handler(code) {
        let left = code;
        for (const statement of this.parse(code).body.toReversed()) {
          if (statement.type !== 'ExportNamedDeclaration') continue;
          if (statement.declaration?.type !== 'VariableDeclaration') continue;
          const call = statement.declaration.declarations[0]?.init;
          if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier') continue;
          if (!['endpoint', 'listEndpoint'].includes(call.callee.name)) continue;
          const definition = call.arguments[0];
          if (definition?.type !== 'ObjectExpression') continue;
          for (const property of definition.properties.toReversed()) {
            if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
            if (!['input', 'output'].includes(property.key.name)) continue;
            left = `${left.slice(0, property.value.start)}undefined${left.slice(property.value.end)}`;
          }
        }
        return { code: left, map: null };
      },
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [leaveSchemasOnServer(), react(), tailwindcss()],
  publicDir: 'src/web/public',
  build: {
    manifest: true,
    // Phones of the last four years.
    target: ['chrome111', 'safari16.4', 'firefox115'],
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'src/web/entry-client.tsx',
          output: {
            // What most pages share travels in a few files: they compress better together, and a phone
            // asks for them once.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
                { name: 'site', test: /\/(src|node_modules)\//, minShareCount: 6, priority: 2 },
                { name: 'shared', test: /\/(src|node_modules)\//, minShareCount: 3, priority: 1 },
              ],
            },
          },
          // Making a schema changes nothing elsewhere: one that nobody reads can go.
          treeshake: {
            manualPureFunctions: [
              'z',
              'wholeNumber',
              'decimalNumber',
              'shortText',
              'endpoint',
              'listEndpoint',
            ],
          },
        },
  },
  worker: { format: 'es' },
  ssr: { noExternal: ['wouter', 'sonner', 'lucide-react'] },
}));
