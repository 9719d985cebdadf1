import type { AccessRowsOf } from './access-rows.ts';

const admins = '401 401 403 403 403 200';

export const passkeysRows: AccessRowsOf = () => ({
  listPasskeys: [admins],
  askPasskeyRegistration: [admins],
  // No question was asked, or its answer is none.
  addPasskey: ['401 401 403 403 403 400', () => ({ name: 'Telefon', response: {} })],
  removePasskey: ['401 401 403 403 403 404', () => ({ id: 1001 })],
  askPasskeyConfirmation: ['401 401 200 200 200 200'],
  confirmWithPasskey: ['401 401 400 400 400 400', () => ({ response: {} })],
});
