import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** The secret part of a link in an e-mail; the database keeps only its hash. */
export function makeLinkToken(): { token: string; hash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashOfLinkToken(token) };
}

export const hashOfLinkToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
