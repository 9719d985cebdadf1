import { Pencil } from 'lucide-react';
import { IconButton } from '#web/ui/IconButton.tsx';

/** Opens the form of a row. */
export const EditButton = (props: { label: string; onClick: () => void }) => (
  <IconButton {...props} icon={<Pencil className="size-5" aria-hidden="true" />} />
);
