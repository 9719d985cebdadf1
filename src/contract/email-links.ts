import { z } from 'zod';

/** The signed token of a link that an e-mail brings. */
export const LinkToken = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9_-]{20,}$/, 'Geçersiz bağlantı');
