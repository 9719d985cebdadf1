import { resolve } from 'node:path';
import { cwd, env } from 'node:process';

/** A path as the operator meant it: npm runs scripts in the project's folder and names the other one. */
export const operatorPath = (path: string): string => resolve(env.INIT_CWD ?? cwd(), path);
