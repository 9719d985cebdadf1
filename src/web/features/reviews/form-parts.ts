import type { ComponentType, ReactNode } from 'react';

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

/** What the form is put together with; it comes when the form does. */
export interface FormParts {
  PhotoField: PhotoFieldKind;
  /** Whatever is asked inside looks after a session that has ended. */
  MemberCalls: ComponentType<{ children: ReactNode }>;
}
