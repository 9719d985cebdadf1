import type { ColumnType, Generated } from 'kysely';
import type { OptionalNumeric, OptionalTimestamp, Timestamp } from './database-columns.ts';

/* What people do with businesses: the rows of owners, visitors and advertisers. */

/** Applications of people who say that they own a business. */
export interface BusinessOwnersTable {
  id: Generated<number>;
  /** Whose it is: the account of its address once that is proved, before that whoever sent it. */
  user_id: number | null;
  /** The account it was sent from, where another one proved its address. */
  sent_by: number | null;
  business_name: string;
  owner_name: string;
  tax_number: string | null;
  address: string;
  phone: string;
  email: string;
  email_verified: Generated<boolean>;
  email_verification_token: string | null;
  email_verification_expires: OptionalTimestamp;
  website: string | null;
  logo: string | null;
  description: string | null;
  status: Generated<
    'email_pending' | 'pending' | 'approved' | 'rejected' | 'revoked' | 'withdrawn'
  >;
  rejection_reason: string | null;
  verification_documents: Generated<string[]>;
  requested_plan: Generated<'free' | 'basic' | 'premium'>;
  moderation_score: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** Colleagues of a business's owner: invited by e-mail, in force once accepted. */
export interface BusinessMembersTable {
  id: Generated<number>;
  business_id: number;
  user_id: number | null;
  email: string;
  role: 'owner' | 'manager';
  invitation_hash: string | null;
  invited_by: number | null;
  invited_at: Timestamp;
  invitation_expires_at: Timestamp;
  accepted_at: OptionalTimestamp;
}

/** Changes of name, address, category and pin that wait while the live version stays. */
export interface BusinessRevisionsTable {
  id: Generated<number>;
  business_id: number;
  proposed_by: number | null;
  /** JSON: field to `[before, after]`. */
  changes: ColumnType<Record<string, [string | null, string | null]>, string, string>;
  status: Generated<'pending' | 'approved' | 'rejected' | 'withdrawn'>;
  decision_reason: string | null;
  created_at: Timestamp;
  decided_at: OptionalTimestamp;
}

export interface PlanRequestsTable {
  id: Generated<number>;
  business_id: number;
  requested_by: number | null;
  plan: 'free' | 'basic' | 'premium';
  message: string | null;
  status: Generated<'new' | 'contacted' | 'done' | 'declined'>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface ReviewsTable {
  id: Generated<number>;
  business_id: number;
  user_id: number;
  rating: number;
  title: string | null;
  content: string;
  images: Generated<string[]>;
  is_verified: Generated<boolean>;
  is_example: Generated<boolean>;
  helpful_count: Generated<number>;
  status: Generated<'pending' | 'approved' | 'rejected' | 'hidden'>;
  rejection_reason: string | null;
  owner_answer: string | null;
  owner_answered_at: OptionalTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface ReviewHelpfulMarksTable {
  review_id: number;
  user_id: number;
  created_at: Timestamp;
}

export interface FavoritesTable {
  id: Generated<number>;
  user_id: number;
  business_id: number;
  created_at: Timestamp;
}

export interface FavoriteListsTable {
  user_id: number;
  token: string;
  created_at: Timestamp;
}

/** Of both kinds: a request begins as `contact_pending`, an advertisement as `pending`. */
export interface AdvertisementsTable {
  id: Generated<number>;
  status:
    | 'contact_pending'
    | 'pending'
    | 'contacted'
    | 'customized'
    | 'live'
    | 'ended'
    | 'cancelled';
  business_id: number | null;
  business_name: string;
  contact_person: string;
  email: string;
  phone: string;
  package_type: 'free' | 'basic' | 'premium' | 'enterprise';
  duration: number;
  message: string | null;
  total_cost: OptionalNumeric;
  start_date: string | null;
  end_date: string | null;
  /** JSON text, as specified. */
  ad_content: string | null;
  contacted_at: OptionalTimestamp;
  customized_at: OptionalTimestamp;
  live_at: OptionalTimestamp;
  has_marketing_consent: Generated<boolean>;
  /** Of CONSENT_TEXTS; with the moment, where there is a consent. */
  consent_version: string | null;
  consented_at: OptionalTimestamp;
  moderation_score: Generated<number>;
  is_example: Generated<boolean>;
  example_key: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** What a live ad brought, by day in Adana: numbers, and nothing of whoever saw it. */
export interface AdCountersTable {
  ad_kind: 'advertisement_request' | 'advertisement';
  ad_id: number;
  date: string;
  impressions: Generated<number>;
  clicks: Generated<number>;
}

export interface PromotionalLeadsTable {
  id: Generated<number>;
  email: string;
  business_name: string | null;
  source: Generated<string>;
  status: Generated<'new' | 'contacted' | 'won' | 'lost'>;
  has_marketing_consent: Generated<boolean>;
  /** Of CONSENT_TEXTS; with the moment, where there is a consent. */
  consent_version: string | null;
  consented_at: OptionalTimestamp;
  contacted_at: OptionalTimestamp;
  created_at: Timestamp;
}

export interface BusinessClaimsTable {
  id: Generated<number>;
  business_id: number;
  user_id: number | null;
  business_owner_id: number | null;
  email: string | null;
  claimant_name: Generated<string>;
  status: Generated<'pending' | 'needs_info' | 'approved' | 'rejected' | 'revoked' | 'withdrawn'>;
  documents: Generated<string[]>;
  message: string | null;
  decision_reason: string | null;
  moderation_score: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface ReservationsTable {
  id: Generated<number>;
  business_id: number;
  user_id: number | null;
  day: string;
  time: string;
  people: number;
  name: string;
  phone: string;
  email: string;
  note: string | null;
  status: Generated<'requested' | 'confirmed' | 'declined' | 'cancelled' | 'expired'>;
  moderation_score: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface BusinessMessagesTable {
  id: Generated<number>;
  business_id: number;
  user_id: number | null;
  name: string;
  email: string;
  phone: string | null;
  content: string;
  read_at: OptionalTimestamp;
  moderation_score: Generated<number>;
  created_at: Timestamp;
}

export interface RemovalRequestsTable {
  id: Generated<number>;
  business_id: number | null;
  user_id: number | null;
  name: string;
  email: string;
  page: string | null;
  content: string;
  status: Generated<'open' | 'accepted' | 'dismissed'>;
  decision_reason: string | null;
  moderation_score: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface ReportsTable {
  id: Generated<number>;
  business_id: number;
  review_id: number | null;
  user_id: number | null;
  email: string | null;
  reason: string;
  message: string | null;
  /** JSON `{text}`. */
  suggestion: ColumnType<unknown, string | null, string | null>;
  status: Generated<'open' | 'accepted' | 'dismissed'>;
  moderation_score: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}
