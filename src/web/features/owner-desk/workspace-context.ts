import { createContext, type Dispatch, type ReactNode, type SetStateAction, use } from 'react';
import type { Attributes } from '#contract/attributes/attributes.ts';
import type { District } from '#contract/city/districts.ts';
import { dashboardHref, type Tab, type View } from '#contract/owners/desk-address.ts';
import type { ManagedBusiness } from '#contract/owners/owner-workspace.ts';
import type { OwnerPlan } from '#contract/owners/owners.ts';
import type { Review } from '#contract/reviews.ts';
import type { PhotosField } from '#web/browser/use-form.ts';

export interface Place {
  latitude: number;
  longitude: number;
}

export interface StoredHours {
  /** The specification's JSON text; empty when nothing is stated. */
  hours: string;
  /** The same for Ramadan. */
  ramadanHours: string;
  specialDays: Record<string, string>;
  specialDayNames: Record<string, string>;
}

/** What other features draw inside the dashboard; the page puts them in. */
export interface WorkspaceSlots {
  /** The four counters; undefined until that feature exists. */
  counters?: ((props: { businessId: number }) => ReactNode) | undefined;
  performance?: ((props: { businessId: number; plan: OwnerPlan }) => ReactNode) | undefined;
  inbox: (props: {
    businessId: number;
    businessName: string;
    isOpen: boolean;
    plansHref: string;
    onUnread: (by: 1 | -1) => void;
  }) => ReactNode;
  review: (props: { review: Review; onAnswered: () => Promise<void> }) => ReactNode;
  share: (props: { path: string; title: string }) => ReactNode;
  resend: (props: { email: string }) => ReactNode;
  hours: (props: {
    id: string;
    hours: string | null;
    ramadanHours: string | null;
    specialDays: Record<string, string>;
    specialDayNames: Record<string, string>;
    showsProblems: boolean;
    /** Undefined while something cannot be kept as it is. */
    onChange: (value: StoredHours | undefined) => void;
  }) => ReactNode;
  photos: (props: PhotosField) => ReactNode;
  pin: (props: {
    id: string;
    text: string;
    district: District | undefined;
    category: string;
    error: string | undefined;
    /** `place` is null when the field is empty, undefined when it cannot be read. */
    onChange: (text: string, place: Place | null | undefined) => void;
  }) => ReactNode;
  features: (props: {
    id: string;
    features: string[];
    onChange: (features: string[]) => void;
    error: string | undefined;
    attributes: Attributes;
    onAttributes: (attributes: Attributes) => void;
    categorySlug: string | undefined;
    kind: string;
  }) => ReactNode;
}

export interface WorkspaceState {
  business: ManagedBusiness;
  /** The answer of a change: the business as it stands now. */
  setBusiness: Dispatch<SetStateAction<ManagedBusiness>>;
  /** Asks for it again, after something that does not answer with it. */
  reload: () => Promise<void>;
  /** The caller is out of this business: the list is asked for again. */
  leave: () => void;
  slots: WorkspaceSlots;
}

/** What a view is told by the address. */
export interface ViewProps {
  /** Of a list, the one record to show. */
  recordId: number | undefined;
}

export const WorkspaceContext = createContext<WorkspaceState | undefined>(undefined);

/** The business of the dashboard, with the addresses of its parts. */
export function useWorkspace() {
  const state = use(WorkspaceContext);
  if (!state) throw new Error('WorkspaceContext is missing');
  const businessId = state.business.id;
  return {
    ...state,
    hrefOf: (to: { tab?: Tab; view?: View }) => dashboardHref({ businessId, ...to }),
  };
}
