// npm run bench: measures the built product on this machine and prints a table.
import { inRoot } from './environment.mjs';
import { endWith, startProduct } from './run-product.mjs';
import { ensureBuilt } from './set-up.mjs';

await ensureBuilt();
const flags = ['--expose-gc'];
endWith(startProduct([...flags, inRoot('tests/load/bench.ts'), ...process.argv.slice(2)]));
