import type { ReactNode } from 'react';
import type { FileField } from '#web/browser/use-form.ts';

/** A field for one picture; the page puts it in, because uploads are another feature. */
export type AdPictureSlot = (
  slot: FileField & {
    label: string;
    hint: string;
    /** Its address; undefined for none. */
    image: string | undefined;
    onImage: (image: string | undefined) => void;
  },
) => ReactNode;
