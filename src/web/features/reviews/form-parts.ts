import type { ComponentType, ReactNode } from 'react';
import type { PhotosField } from '#web/browser/use-form.ts';

/** The field for photos, of whoever keeps files: the page hands it in. */
export type PhotoFieldKind = ComponentType<PhotosField>;

/** What the form is put together with; it comes when the form does. */
export interface FormParts {
  PhotoField: PhotoFieldKind;
  /** Whatever is asked inside looks after a session that has ended. */
  MemberCalls: ComponentType<{ children: ReactNode }>;
}
