import type { ReactNode } from 'react';

/** A private document: its address, and its name as the person sees it. */
export interface GivenDocument {
  address: string;
  name: string;
}

/** The field for documents, of whoever keeps files: the page hands it in. */
export type DocumentSlot = (props: {
  id: string;
  documents: GivenDocument[];
  onDocuments: (documents: GivenDocument[]) => void;
  onBusy: (isBusy: boolean) => void;
  labelNote: string;
  error: string | undefined;
}) => ReactNode;
