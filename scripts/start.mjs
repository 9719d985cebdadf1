// npm start: sets up what is missing, then serves.
import { inRoot } from './environment.mjs';
import { endWith, SERVING, SERVING_ENV, startProduct } from './run-product.mjs';
import { ensureBuilt } from './set-up.mjs';

await ensureBuilt();
const served = { env: SERVING_ENV, ownGroup: true };
endWith(startProduct([...SERVING, inRoot('src/server/main.ts')], served));
