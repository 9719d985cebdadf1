import type { ColumnType, Generated } from 'kysely';

/** Rows of the tables that code reads and writes; the whole schema stands in db/migrations. */
export interface Tables {
  categories: CategoriesTable;
  users: UsersTable;
  sessions: SessionsTable;
  sign_in_codes: SignInCodesTable;
  uploads: UploadsTable;
  outbox: OutboxTable;
  import_batches: ImportBatchesTable;
  businesses: BusinessesTable;
  business_special_days: BusinessSpecialDaysTable;
  business_owners: BusinessOwnersTable;
  business_members: BusinessMembersTable;
  reviews: ReviewsTable;
  favorites: FavoritesTable;
  favorite_lists: FavoriteListsTable;
  review_helpful_marks: ReviewHelpfulMarksTable;
  business_claims: BusinessClaimsTable;
  reservations: ReservationsTable;
  reports: ReportsTable;
  promotional_leads: PromotionalLeadsTable;
  city_settings: CitySettingsTable;
  public_data_changes: PublicDataChangesTable;
}

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
/** PostgreSQL's numeric arrives as text, so that no digit is lost. */
type Numeric = ColumnType<string, string | number | undefined, string | number>;
type OptionalNumeric = ColumnType<
  string | null,
  string | number | null | undefined,
  string | number | null
>;

export interface CategoriesTable {
  id: Generated<number>;
  name: string;
  slug: string;
  icon: string;
  color: string;
  description: string | null;
  created_at: Timestamp;
}

export interface UsersTable {
  id: Generated<number>;
  name: Generated<string>;
  email: string | null;
  phone: string | null;
  avatar: string | null;
  is_verified: Generated<boolean>;
  is_guest: Generated<boolean>;
  is_example: Generated<boolean>;
  role: Generated<'user' | 'owner' | 'moderator' | 'admin'>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface SessionsTable {
  token_hash: Buffer;
  user_id: number;
  agent_class: string | null;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  expires_at: Timestamp;
}

export interface SignInCodesTable {
  id: Generated<number>;
  email: string;
  code_hash: Buffer;
  browser_hash: Buffer;
  name: string | null;
  phone: string | null;
  tries_left: Generated<number>;
  expires_at: Timestamp;
  used_at: OptionalTimestamp;
  created_at: Timestamp;
}

export interface UploadsTable {
  id: Generated<string>;
  uploaded_by: number | null;
  browser_hash: Buffer | null;
  is_private: Generated<boolean>;
  /** Null until the file has come. */
  content_type: string | null;
  bytes: number | null;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  file_name: string | null;
  /** The signed address was used. */
  taken_at: OptionalTimestamp;
  avif: Generated<'waiting' | 'ready' | 'failed'>;
  attached_at: OptionalTimestamp;
  /** The record whose document it is: `owner-application 1005`. */
  attached_to: string | null;
  delete_after: OptionalTimestamp;
  /** Files and row are on their way out. */
  removed_at: OptionalTimestamp;
  expires_at: Timestamp;
  created_at: Timestamp;
}

export interface OutboxTable {
  id: Generated<number>;
  kind: string;
  recipient: string;
  /** JSON of a Letter; empty once it is sent. */
  letter: ColumnType<unknown, string, string>;
  tries: Generated<number>;
  next_try_at: Timestamp;
  sent_at: OptionalTimestamp;
  failed_at: OptionalTimestamp;
  last_error: string | null;
  created_at: Timestamp;
}

export interface ImportBatchesTable {
  id: Generated<number>;
  file_name: string;
  source: string;
  imported: Generated<number>;
  duplicates: Generated<number>;
  refused: Generated<number>;
  imported_by: number | null;
  created_at: Timestamp;
  undone_at: OptionalTimestamp;
}

export interface BusinessesTable {
  id: Generated<number>;
  name: string;
  category: string;
  subcategory: string | null;
  description: string | null;
  address: string;
  neighbourhood: string | null;
  district: string;
  latitude: OptionalNumeric;
  longitude: OptionalNumeric;
  phone: string | null;
  email: string | null;
  is_email_shown: Generated<boolean>;
  website: string | null;
  whatsapp: string | null;
  instagram: string | null;
  rating: Numeric;
  review_count: Generated<number>;
  price_range: string | null;
  images: Generated<string[]>;
  hours: string | null;
  features: Generated<string[]>;
  is_open: Generated<boolean>;
  is_featured: Generated<boolean>;
  is_example: Generated<boolean>;
  example_key: string | null;
  status: Generated<
    'email_pending' | 'pending' | 'approved' | 'rejected' | 'suspended' | 'closed' | 'merged'
  >;
  rejection_reason: string | null;
  merged_into: number | null;
  email_verified: Generated<boolean>;
  email_verification_token: string | null;
  email_verification_expires: OptionalTimestamp;
  submitter_name: Generated<string>;
  submitted_by: number | null;
  submitted_at: Timestamp;
  approved_at: OptionalTimestamp;
  updated_at: Timestamp;
  import_batch_id: number | null;
  cid: string | null;
  phone_key: string | null;
  /** What speaks for looking twice at it: how much, and what. */
  moderation_score: Generated<number>;
  moderation_signs: Generated<string[]>;
  /** In force until `plan_expires_at`; set by an admin only. */
  plan: Generated<'free' | 'basic' | 'premium'>;
  plan_expires_at: OptionalTimestamp;
  /** The name so that byte order is the Turkish alphabet's. */
  name_sort: string;
  /** This and the next three are what search reads: see searchColumns. */
  name_norm: string;
  head_norm: string;
  search_head: string;
  search_all: string;
}

export interface BusinessSpecialDaysTable {
  business_id: number;
  day: string;
  hours: string;
}

/** Applications of people who say that they own a business. */
export interface BusinessOwnersTable {
  id: Generated<number>;
  user_id: number | null;
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
  status: Generated<'email_pending' | 'pending' | 'approved' | 'rejected' | 'revoked'>;
  rejection_reason: string | null;
  verification_documents: Generated<string[]>;
  requested_plan: Generated<'free' | 'basic' | 'premium'>;
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

export interface PublicDataChangesTable {
  transaction_id: string;
  changed_at: Timestamp;
}

export interface CitySettingsTable {
  name: string;
  /** JSON. */
  value: ColumnType<unknown, string, string>;
  updated_at: Timestamp;
}

export interface PromotionalLeadsTable {
  id: Generated<number>;
  email: string;
  business_name: string | null;
  source: Generated<string>;
  status: Generated<'new' | 'contacted' | 'won' | 'lost'>;
  has_marketing_consent: Generated<boolean>;
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
  status: Generated<'pending' | 'needs_info' | 'approved' | 'rejected' | 'withdrawn'>;
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
