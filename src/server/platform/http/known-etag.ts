/** Weak comparison, as for every If-None-Match: a list, a star, with or without W/. */
export function isKnown(header: string | null | undefined, etag: string): boolean {
  if (!header || header === etag) return header === etag;
  const bare = etag.replace('W/', '');
  return header.split(',').some((one) => ['*', bare].includes(one.trim().replace(/^W\//, '')));
}
