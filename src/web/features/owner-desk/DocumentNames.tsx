import { FileText } from 'lucide-react';
import { profileTexts as texts } from '#web/texts/owner-workspace.ts';
import { Badge } from '#web/ui/Badge.tsx';

/** The names of the documents, each with its 'yüklendi'. */
export const DocumentNames = ({ documents, none }: { documents: string[]; none: string }) =>
  documents.length === 0 ? (
    <p className="text-quiet">{none}</p>
  ) : (
    <ul className="flex flex-col gap-2">
      {documents.map((name) => (
        <li key={name} className="flex items-center gap-2.5">
          <FileText className="size-5 flex-none text-quiet" aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <Badge tone="open">{texts.uploaded}</Badge>
        </li>
      ))}
    </ul>
  );
