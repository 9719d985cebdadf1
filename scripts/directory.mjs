// npm run directory -- <command>: the operator's command line.
import { inRoot } from './environment.mjs';
import { endWith, startProduct } from './run-product.mjs';
import { ensureInstalled } from './set-up.mjs';

await ensureInstalled();
endWith(startProduct([inRoot('src/server/commands/main.ts'), ...process.argv.slice(2)]));
