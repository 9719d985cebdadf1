import { FileText } from 'lucide-react';
import { uploadAddress } from '#contract/uploads.ts';
import { useAccount } from '#web/browser/account-context.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';

/** Files of an application or claim: admins open them, the others learn who may. */
export function Documents({ documents }: { documents: { id: string; name: string }[] }) {
  const account = useAccount();
  const isAdmin = account.kind === 'member' && account.account.role === 'admin';
  if (documents.length === 0) return <p className="text-quiet text-sm">{texts.noDocuments}</p>;
  return (
    <>
      {!isAdmin && <p className="text-quiet text-sm">{texts.documentsForAdmins}</p>}
      <ul className="flex flex-col">
        {documents.map(({ id, name }) => (
          <li key={id} className="flex min-h-11 items-center gap-2 wrap-anywhere">
            <FileText className="size-5 shrink-0 text-quiet" aria-hidden="true" />
            {isAdmin ? (
              <a href={uploadAddress(id)} download={name} className="text-link tap">
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
