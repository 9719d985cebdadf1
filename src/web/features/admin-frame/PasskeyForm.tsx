import { type FormEvent, useState } from 'react';
import type { Passkey } from '#contract/accounts/passkeys.ts';
import { useApi } from '#web/browser/api-context.ts';
import { passkeysTexts as texts } from '#web/texts/passkeys.ts';
import { Button } from '#web/ui/Button.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { makePasskey } from './ask-authenticator.ts';
import { useTry } from './use-try.ts';

/** Makes a key and gives it a name. */
export function PasskeyForm({ onAdded }: { onAdded: (key: Passkey) => void }) {
  const api = useApi();
  const [name, setName] = useState('');
  const { failure, isBusy, attempt } = useTry();
  const add = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const key = await makePasskey(api, name.trim());
      onAdded(key);
      setName('');
      void notify({
        title: texts.addDone,
        description: texts.addDoneText(key.name),
        tone: 'success',
      });
    });
  };
  return (
    <form onSubmit={add} className="flex flex-col gap-3">
      <TextField
        label={texts.name}
        name="name"
        hint={texts.nameHint}
        value={name}
        maxLength={60}
        required
        onChange={(event) => setName(event.target.value)}
        {...(failure && { error: failure })}
      />
      <Button type="submit" variant="primary" busy={isBusy} className="self-start">
        {texts.add}
      </Button>
    </form>
  );
}
