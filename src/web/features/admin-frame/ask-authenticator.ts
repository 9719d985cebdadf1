import {
  addPasskey,
  askPasskeyConfirmation,
  askPasskeyRegistration,
  confirmWithPasskey,
} from '#contract/accounts/passkeys.ts';
import type { Site } from '#contract/city/city.ts';
import { type Api, ApiError } from '#web/api/api.ts';
import { passkeysTexts as texts } from '#web/texts/passkeys.ts';

const webAuthn = () => import('@simplewebauthn/browser');
type Options<Ask extends 'startRegistration' | 'startAuthentication'> = Parameters<
  Awaited<ReturnType<typeof webAuthn>>[Ask]
>[0]['optionsJSON'];

/** Shows this session's key to the server: then it may act as one of the team. */
export async function confirmSession(api: Api): Promise<void> {
  const { startAuthentication } = await webAuthn();
  const options = await api.call(askPasskeyConfirmation, {});
  const response = await startAuthentication({
    optionsJSON: options as unknown as Options<'startAuthentication'>,
  });
  await api.call(confirmWithPasskey, { response: { ...response } });
}

/** Makes a key on this device, or on one that the browser asks for. */
export async function makePasskey(api: Api, name: string) {
  const { startRegistration } = await webAuthn();
  const options = await api.call(askPasskeyRegistration, {});
  const response = await startRegistration({
    optionsJSON: options as unknown as Options<'startRegistration'>,
  });
  return api.call(addPasskey, { name, response: { ...response } });
}

/** What to say when it did not work: the server's sentence, or that the person or the browser gave up. */
export function whyNot(error: unknown, { publicUrl }: Pick<Site, 'publicUrl'>): string {
  if (error instanceof ApiError) return error.detail;
  if (location.origin !== publicUrl) return texts.otherAddress(publicUrl);
  return 'PublicKeyCredential' in globalThis ? texts.cancelled : texts.unsupported;
}
