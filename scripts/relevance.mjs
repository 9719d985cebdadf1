// npm run relevance -- FILE…: asks a directory the questions of files and prints how well it answers.
import { inRoot } from './environment.mjs';
import { endWith, startProduct } from './run-product.mjs';
import { ensureBuilt } from './set-up.mjs';

await ensureBuilt();
endWith(startProduct([inRoot('tests/relevance/ask-file.ts'), ...process.argv.slice(2)]));
