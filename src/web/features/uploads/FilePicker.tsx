import { type DragEvent, type ReactNode, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** What is taken, and what the place says. */
export interface PickerLook {
  icon: ReactNode;
  label: string;
  note: string;
  accept: string;
}

interface FilePickerProps extends PickerLook {
  id: string;
  describedBy: string;
  isInvalid: boolean;
  onFiles: (files: File[]) => void;
}

/** A file input as large as a place to drop things on. */
export function FilePicker(props: FilePickerProps) {
  const { id, icon, label, note, accept, describedBy, isInvalid, onFiles } = props;
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const over = (event: DragEvent) => {
    // A photo that is moved within the list is none that comes in.
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <label
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames(
        'flex min-h-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-md border-2 border-dashed p-4 text-center',
        'hover:border-seyhan has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
        isOver ? 'border-seyhan bg-seyhan-soft' : isInvalid ? 'border-danger' : 'border-edge',
      )}
    >
      <input
        type="file"
        id={id}
        multiple
        accept={accept}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          target.value = '';
        }}
      />
      <span className="flex items-center gap-2 font-semibold text-seyhan">
        {icon}
        {label}
      </span>
      <span className="hidden text-quiet text-sm pointer-fine:block" aria-hidden="true">
        {note}
      </span>
    </label>
  );
}
