import { useId } from 'react';
import { csvImportTexts as texts } from '#web/texts/imports.ts';

/** What is happening now: the file leaves this device, or the server works; how far it is, it does not tell. */
export function SendingProgress({ sent, rows }: { sent: number; rows: number }) {
  const id = useId();
  const isProcessing = sent >= 1;
  const percent = Math.floor(sent * 100);
  return (
    <div className="flex flex-col gap-2">
      <p id={id} role="status">
        {isProcessing ? texts.stages.processing(rows) : texts.stages.sending(percent)}
      </p>
      <progress
        aria-labelledby={id}
        className="h-2 w-full accent-seyhan"
        max={100}
        {...(!isProcessing && { value: percent })}
      />
    </div>
  );
}
