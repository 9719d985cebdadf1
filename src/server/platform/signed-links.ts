import { refuse } from '#contract/api/errors.ts';
import { isRightSignature, type Secret } from './secret.ts';

type Signing = { secret: Secret };

/** A link of an e-mail: what it may do is in it, signed, and nothing is kept. `beside` is signed and not in it. */
export function linkToken({ secret }: Signing, of: string, said: number[], beside?: string) {
  const hash = secret.hash(of, [said.join('-'), beside].filter(Boolean).join(' '));
  return [...said, hash.subarray(0, 18).toString('base64url')].join('-');
}

/** What a link says, before anybody knows whether it is signed. */
export const saidByLink = (token: string): number[] =>
  /^(\d{1,9}(?:-\d{1,9})*)-[\w-]{24}$/.exec(token)?.[1]?.split('-').map(Number) ??
  refuse('link_unknown');

export function refuseUnsigned(ctx: Signing, of: string, token: string, beside?: string): void {
  const right = linkToken(ctx, of, saidByLink(token), beside);
  if (!isRightSignature(Buffer.from(token), Buffer.from(right))) refuse('link_unknown');
}
