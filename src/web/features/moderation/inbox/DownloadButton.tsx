import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadRecords } from '#contract/moderation/moderation.ts';
import { EXPORTED_KINDS, type ItemKind } from '#contract/moderation/moderation-words.ts';
import { detailOf } from '#web/api/api.ts';
import { useAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Button } from '#web/ui/Button.tsx';
import { notify } from '#web/ui/notify.ts';
import { saveFile } from '../item/save-document.ts';

/** All records of a kind as a file, for admins, where sales works with them elsewhere too. */
export function DownloadButton({ kind: shown }: { kind: ItemKind | undefined }) {
  const api = useApi();
  const account = useAccount();
  const [isBusy, setBusy] = useState(false);
  const kind = EXPORTED_KINDS.find((one) => one === shown);
  if (!kind || account.kind !== 'member' || account.account.role !== 'admin') return null;
  const save = async () => {
    setBusy(true);
    try {
      await saveFile(await api.raw(downloadRecords, { kind }));
    } catch (error) {
      await notify({ title: texts.downloadFailed, description: detailOf(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="sm"
      icon={<Download aria-hidden="true" />}
      busy={isBusy}
      onClick={() => void save()}
    >
      {texts.download}
    </Button>
  );
}
