// npm run lighthouse: rates the built pages as a phone sees them and prints a table. Run it alone.
import { inRoot } from './environment.mjs';
import { endWith, startProduct } from './run-product.mjs';
import { ensureBuilt } from './set-up.mjs';

await ensureBuilt();
endWith(startProduct([inRoot('tests/load/lighthouse.ts'), ...process.argv.slice(2)]));
