import type { ComponentType, ReactNode } from 'react';
import type { FileField } from '#web/browser/use-form.ts';

/** The field for photos, of whoever keeps files: the page hands it in. */
export type PhotoFieldKind = ComponentType<
  FileField & {
    images: string[];
    onImages: (images: string[]) => void;
    max?: number;
    hasCover?: boolean;
    label?: string;
    labelNote?: string;
  }
>;

/** What the form is put together with; it comes when the form does. */
export interface FormParts {
  PhotoField: PhotoFieldKind;
  /** Whatever is asked inside looks after a session that has ended. */
  MemberCalls: ComponentType<{ children: ReactNode }>;
}
