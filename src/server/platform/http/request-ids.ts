import { randomBytes } from 'node:crypto';

const instance = randomBytes(5).toString('hex');
let count = 0;

/** Unique over instances and restarts; cheap, for it is made for every answer. */
export function nextRequestId(): string {
  count += 1;
  return `${instance}-${count.toString(36)}`;
}
