import { PencilLine } from 'lucide-react';
import { profileTexts as texts } from '#web/texts/owner-workspace.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DocumentNames } from './DocumentNames.tsx';
import { EarlierDescriptions } from './views/EarlierDescriptions.tsx';
import { RevisionCard } from './views/RevisionCard.tsx';
import { useWorkspace } from './workspace-context.ts';

/** 'Profil': the words about the business, what waits for the team, and the proofs of its owner. */
export function ProfileTab() {
  const { business, hrefOf } = useWorkspace();
  const { description, documents, earlierDescriptions, revisions, role } = business;
  const waiting = revisions.filter(({ status }) => status === 'pending');
  const decided = revisions.filter(({ status }) => status !== 'pending');
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-5">
        <Card as="section" aria-labelledby="aciklama" className="items-start gap-3 p-4 sm:p-6">
          <h2 id="aciklama" className="text-xl">
            {texts.describe}
          </h2>
          {description ? (
            <p className="measure whitespace-pre-line wrap-anywhere">{description}</p>
          ) : (
            <>
              <p className="text-quiet">{texts.noDescription}</p>
              <ButtonLink
                href={hrefOf({ view: 'duzenle' })}
                size="sm"
                icon={<PencilLine aria-hidden="true" />}
              >
                {texts.writeDescription}
              </ButtonLink>
            </>
          )}
          {earlierDescriptions.length > 0 && (
            <details className="w-full">
              <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
                {texts.earlierDescriptions}
              </summary>
              <EarlierDescriptions />
            </details>
          )}
        </Card>
        <Card as="section" aria-labelledby="degisiklikler" className="gap-3 p-4 sm:p-6">
          <h2 id="degisiklikler" className="text-xl">
            {texts.revisions}
          </h2>
          <p className="text-quiet">{waiting.length > 0 ? texts.waitingNote : texts.noRevisions}</p>
          {waiting.map((revision) => (
            <RevisionCard key={revision.id} revision={revision} />
          ))}
          {decided.length > 0 && (
            <details>
              <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
                {texts.earlier}
              </summary>
              <div className="flex flex-col gap-4 pt-2">
                {decided.map((revision) => (
                  <RevisionCard key={revision.id} revision={revision} />
                ))}
              </div>
            </details>
          )}
        </Card>
      </div>
      <Card as="section" aria-labelledby="belgeler" className="gap-3 p-4 sm:p-6">
        <h2 id="belgeler" className="text-xl">
          {texts.documents}
        </h2>
        <DocumentNames
          documents={documents}
          none={role === 'owner' ? texts.noDocuments : texts.documentsOfOwner}
        />
      </Card>
    </div>
  );
}
