import type { ReactNode } from 'react';
import type { FileField } from '#web/browser/use-form.ts';

/** A private document: its address, and its name as the person sees it. */
export interface GivenDocument {
  address: string;
  name: string;
}

/** The field for documents, of whoever keeps files: the page hands it in. */
export type DocumentSlot = (
  props: FileField & {
    documents: GivenDocument[];
    onDocuments: (documents: GivenDocument[]) => void;
    labelNote: string;
  },
) => ReactNode;
