import type { ComponentType } from 'react';

/** The field for photos, of whoever keeps files: the page hands it in. */
export type PhotoFieldKind = ComponentType<{
  id?: string | undefined;
  images: string[];
  onImages: (images: string[]) => void;
  onBusy?: (isBusy: boolean) => void;
  max?: number;
  hasCover?: boolean;
  label?: string;
  labelNote?: string;
  error?: string | undefined;
}>;
