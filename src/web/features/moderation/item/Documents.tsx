import { FileText } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { failureToast } from '#web/browser/failure-toast.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { notify } from '#web/ui/notify.ts';
import { documentPage, saveDocument } from './save-document.ts';

/** Files of an application or claim: admins open them, the others learn who may. */
export function Documents({ documents }: { documents: { id: string; name: string }[] }) {
  const api = useApi();
  const account = useAccount();
  const isAdmin = account.kind === 'member' && account.account.role === 'admin';
  if (documents.length === 0) return <p className="text-quiet text-sm">{texts.noDocuments}</p>;
  const save = (event: MouseEvent, id: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    saveDocument(api, id).catch((error: unknown) =>
      notify(failureToast(texts.documentFailed, error)),
    );
  };
  return (
    <>
      {!isAdmin && <p className="text-quiet text-sm">{texts.documentsForAdmins}</p>}
      <ul className="flex flex-col">
        {documents.map(({ id, name }) => (
          <li key={id} className="flex min-h-11 items-center gap-2 wrap-anywhere">
            <FileText className="size-5 shrink-0 text-quiet" aria-hidden="true" />
            {isAdmin ? (
              <a
                href={documentPage(id)}
                className="text-link tap"
                onClick={(event) => save(event, id)}
              >
                {name}
              </a>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
