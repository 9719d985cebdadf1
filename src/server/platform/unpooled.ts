/**
 * The same bytes in a memory of their own. Small buffers, a packed page among them, are cut out of 64 kB that others
 * are cut out of too: one that is kept keeps all of it.
 */
export function unpooled(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  own.set(bytes);
  return own;
}
