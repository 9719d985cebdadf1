// npm start: sets up what is missing, then serves.
import { inRoot } from './environment.mjs';
import { endWith, SERVING, startProduct } from './run-product.mjs';
import { ensureBuilt } from './set-up.mjs';

await ensureBuilt();
endWith(startProduct([...SERVING, inRoot('src/server/main.ts')], { ownGroup: true }));
