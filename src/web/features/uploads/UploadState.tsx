import { RotateCcw } from 'lucide-react';
import { uploadTexts as texts } from '#web/texts/uploads.ts';
import { AgainButton } from '#web/ui/Button.tsx';
import type { Item } from './upload-list.ts';

/** How far a file is, or why it did not come and the way to try again; nothing once it is there. */
export function UploadState({ item, onRetry }: { item: Item; onRetry: () => void }) {
  if (item.error !== undefined) {
    return (
      <div className="flex flex-col items-start gap-1.5" role="alert">
        <p className="text-danger text-sm">{item.error}</p>
        {item.canRetry && (
          <AgainButton size="sm" icon={<RotateCcw className="size-4" />} onClick={onRetry} />
        )}
      </div>
    );
  }
  if (item.address !== undefined) return null;
  return (
    <progress
      aria-label={texts.sending(item.name)}
      value={item.share}
      max={1}
      className="upload-progress"
    />
  );
}
