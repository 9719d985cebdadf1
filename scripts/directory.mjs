// npm run directory -- <command>: the operator's command line.
import { inRoot } from './environment.mjs';
import { endWith, SERVING_ENV, startProduct } from './run-product.mjs';
import { ensureInstalled } from './set-up.mjs';

// Node takes what memory a machine has before it clears up; beside the site it clears up sooner.
const SPARING = ['--max-semi-space-size=16', '--initial-heap-size=64', '--heap-growing-percent=25'];

await ensureInstalled();
endWith(
  startProduct([...SPARING, inRoot('src/server/commands/main.ts'), ...process.argv.slice(2)], {
    env: SERVING_ENV,
  }),
);
