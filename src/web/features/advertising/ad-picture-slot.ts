import type { ReactNode } from 'react';

/** A field for one picture; the page puts it in, because uploads are another feature. */
export type AdPictureSlot = (slot: {
  /** Of its first control. */
  id: string;
  label: string;
  hint: string;
  /** Its address; undefined for none. */
  image: string | undefined;
  onImage: (image: string | undefined) => void;
  /** True while a picture is on its way. */
  onBusy: (isBusy: boolean) => void;
  error: string | undefined;
}) => ReactNode;
