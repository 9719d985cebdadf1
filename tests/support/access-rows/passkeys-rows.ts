import { type AccessRowsOf, members } from './access-rows.ts';

const team = '401 401 403 403 200 200';

export const passkeysRows: AccessRowsOf = () => ({
  askProofCode: [members],
  // No code was asked for.
  proveByCode: ['401 401 400 400 400 400', () => ({ code: '123456' })],
  listPasskeys: [team],
  askPasskeyRegistration: [team],
  // No question was asked, or its answer is none.
  addPasskey: ['401 401 403 403 400 400', () => ({ name: 'Telefon', response: {} })],
  removePasskey: ['401 401 403 403 404 404', () => ({ id: 1001 })],
  askPasskeyConfirmation: ['401 401 200 200 200 200'],
  confirmWithPasskey: ['401 401 400 400 400 400', () => ({ response: {} })],
});
