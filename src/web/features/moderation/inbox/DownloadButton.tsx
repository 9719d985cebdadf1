import { Download } from 'lucide-react';
import { downloadRecords } from '#contract/moderation/moderation.ts';
import { EXPORTED_KINDS, type ItemKind } from '#contract/moderation/moderation-words.ts';
import { useAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { failureToast } from '#web/browser/failure-toast.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Button } from '#web/ui/Button.tsx';
import { notify } from '#web/ui/notify.ts';
import { useBusy } from '#web/ui/use-busy.ts';
import { saveFile } from '../item/save-document.ts';

/** All records of a kind as a file, for admins, where sales works with them elsewhere too. */
export function DownloadButton({ kind: shown }: { kind: ItemKind | undefined }) {
  const api = useApi();
  const account = useAccount();
  const { isBusy, run } = useBusy();
  const kind = EXPORTED_KINDS.find((one) => one === shown);
  if (!kind || account.kind !== 'member' || account.account.role !== 'admin') return null;
  const save = () =>
    run(
      async () => saveFile(await api.raw(downloadRecords, { kind })),
      (error) => notify(failureToast(texts.downloadFailed, error)),
    );
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
