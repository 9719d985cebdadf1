import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunksByPages, filesOfPages } from './build/chunks.ts';
import { drawings } from './build/drawings.ts';
import { leaveSchemasOnServer, leaveZodOnServer } from './build/leave-schemas-on-server.ts';
import { nameLineIcons } from './build/line-icons.ts';
import { shortClassNames } from './build/short-class-names.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    leaveSchemasOnServer(),
    leaveZodOnServer(),
    nameLineIcons(),
    drawings(),
    shortClassNames(),
    filesOfPages(),
    react(),
    tailwindcss(),
  ],
  // React has it itself since its version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  publicDir: 'src/web/public',
  build: {
    manifest: true,
    // Phones of the last four years. What scripts may call, `lib` of src/web and src/contract bounds: ES2023.
    target: ['chrome111', 'safari16.4', 'firefox115'],
    // The page names the scripts it needs itself; a list of every script's own would travel with each.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'src/web/entry-client.tsx',
          // Our modules only make values: one that nothing of is used goes, however it is imported.
          treeshake: { moduleSideEffects: (id) => !/\/src\/(contract|web)\/.*\.tsx?$/.test(id) },
          output: {
            // A chunk of the same few pages has letters for a name: its hash is enough of them. Every page carries
            // the names of all, and a hash cannot be compressed: of 42 bits.
            chunkFileNames: ({ name }) =>
              name.startsWith('shared-') ? 'assets/[hash:7].js' : 'assets/[name]-[hash:7].js',
            // What many pages share travels in a few files: see docs/decisions/0016.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: chunksByPages(), debugName: 'pages', priority: 2 }],
            },
          },
        },
  },
  worker: { format: 'es' },
  ssr: { noExternal: ['wouter', 'sonner', 'lucide-react'] },
}));
