import { FileText, FileUp, Trash2 } from 'lucide-react';
import { DOCUMENT_EXTENSIONS, DOCUMENT_TOO_MANY, MAX_DOCUMENTS } from '#contract/uploads.ts';
import type { FileField } from '#web/browser/use-form.ts';
import { uploadTexts as texts } from '#web/texts/uploads.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { UploadState } from './UploadState.tsx';
import type { Sent } from './upload-list.ts';
import { useFileField } from './use-file-field.ts';

interface DocumentFieldProps extends Partial<FileField> {
  documents: Sent[];
  onDocuments: (documents: Sent[]) => void;
  label?: string;
  labelNote?: string;
}

const words = { ...texts, success: texts.documentSuccess, failure: texts.documentFailure };

/** Private documents of a form: each by its name, removable (specification 3, step 3 of the owner's form). */
export function DocumentField({
  id,
  documents,
  onDocuments,
  onBusy,
  label = texts.documents,
  labelNote,
  error,
}: DocumentFieldProps) {
  const { frame, items, problem, retry, take } = useFileField(id, {
    purpose: 'document',
    max: MAX_DOCUMENTS,
    tooMany: DOCUMENT_TOO_MANY,
    sent: documents,
    onSent: onDocuments,
    onBusy,
    words,
  });
  return (
    <FieldFrame
      {...frame}
      label={label}
      labelNote={labelNote}
      hint={texts.documentsHint}
      error={problem ?? error}
      picker={{
        icon: <FileUp className="size-5" aria-hidden="true" />,
        label: texts.addDocuments,
        note: texts.orDropDocuments,
        accept: DOCUMENT_EXTENSIONS.join(','),
      }}
    >
      {items.length > 0 && (
        <ul className="flex flex-col gap-2">
          {items.map((item) => (
            <li
              key={item.key}
              className="flex items-center gap-3 rounded-md border border-line bg-surface py-1 pr-1 pl-3"
            >
              <FileText className="size-5 shrink-0 text-quiet" aria-hidden="true" />
              <div className="min-w-0 grow">
                <p className="wrap-anywhere">{item.name}</p>
                <UploadState item={item} onRetry={() => retry(item)} />
              </div>
              <IconButton
                label={texts.removeDocument(item.name)}
                icon={<Trash2 className="size-5" aria-hidden="true" />}
                onClick={() => take(item)}
              />
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  );
}
