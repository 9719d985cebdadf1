import type { ColumnType, Generated } from 'kysely';
import type { Numeric, OptionalNumeric, OptionalTimestamp, Timestamp } from './database-columns.ts';
import type {
  AdCountersTable,
  AdvertisementsTable,
  BusinessClaimsTable,
  BusinessMembersTable,
  BusinessMessagesTable,
  BusinessOwnersTable,
  BusinessRevisionsTable,
  FavoriteListsTable,
  FavoritesTable,
  PlanRequestsTable,
  PromotionalLeadsTable,
  RemovalRequestsTable,
  ReportsTable,
  ReservationsTable,
  ReviewHelpfulMarksTable,
  ReviewsTable,
} from './database-participation-tables.ts';
import type {
  BusinessAnalyticsTable,
  BusinessSearchWordsTable,
  CountedEventsTable,
  DailyStatsTable,
  MissedSearchesTable,
  VisitorSaltsTable,
  VisitorStatsTable,
} from './database-statistics-tables.ts';

/** Rows of the tables that code reads and writes; the whole schema stands in db/migrations. */
export interface Tables {
  categories: CategoriesTable;
  category_slugs: CategorySlugsTable;
  users: UsersTable;
  sessions: SessionsTable;
  passkeys: PasskeysTable;
  used_admin_emails: UsedAdminEmailsTable;
  sign_in_codes: SignInCodesTable;
  uploads: UploadsTable;
  outbox: OutboxTable;
  import_batches: ImportBatchesTable;
  businesses: BusinessesTable;
  business_special_days: BusinessSpecialDaysTable;
  business_owners: BusinessOwnersTable;
  business_members: BusinessMembersTable;
  business_revisions: BusinessRevisionsTable;
  plan_requests: PlanRequestsTable;
  moderator_letters: ModeratorLettersTable;
  reviews: ReviewsTable;
  favorites: FavoritesTable;
  favorite_lists: FavoriteListsTable;
  review_helpful_marks: ReviewHelpfulMarksTable;
  business_claims: BusinessClaimsTable;
  reservations: ReservationsTable;
  business_messages: BusinessMessagesTable;
  reports: ReportsTable;
  removal_requests: RemovalRequestsTable;
  promotional_leads: PromotionalLeadsTable;
  advertisement_requests: AdvertisementsTable;
  advertisements: AdvertisementsTable;
  ad_counters: AdCountersTable;
  city_settings: CitySettingsTable;
  job_runs: JobRunsTable;
  public_data_changes: PublicDataChangesTable;
  business_analytics: BusinessAnalyticsTable;
  counted_events: CountedEventsTable;
  business_search_words: BusinessSearchWordsTable;
  missed_searches: MissedSearchesTable;
  visitor_salts: VisitorSaltsTable;
  visitor_stats: VisitorStatsTable;
  daily_stats: DailyStatsTable;
}

export interface CategoriesTable {
  id: Generated<number>;
  name: string;
  slug: string;
  icon: string;
  color: string;
  description: string | null;
  /** Where it stands among the others; equal ones by their id. */
  position: Generated<number>;
  /** No advertisement of a business of this category is shown. */
  is_ad_free: Generated<boolean>;
  /** In no public list as long as none of its businesses is published. */
  is_hidden_while_empty: Generated<boolean>;
  created_at: Timestamp;
}

/** Addresses that categories had before. */
export interface CategorySlugsTable {
  slug: string;
  category_id: number;
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
  /** When a code alone first opened the team's pages; a passkey is needed from then on. */
  signed_in_as_team_at: OptionalTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface PasskeysTable {
  id: Generated<number>;
  user_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: ColumnType<number, number | undefined, number>;
  transports: Generated<string[]>;
  name: string;
  created_at: Timestamp;
  last_used_at: OptionalTimestamp;
}

export interface UsedAdminEmailsTable {
  email_hash: Buffer;
  used_at: Timestamp;
}

export interface SessionsTable {
  token_hash: Buffer;
  user_id: number;
  agent_class: string | null;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  expires_at: Timestamp;
  /** When it was confirmed with a passkey. */
  confirmed_at: OptionalTimestamp;
  /** Opened by a code where that is not enough any more: waits until a passkey is made. */
  needs_enrolment: Generated<boolean>;
  /** When it was last shown who is there: by a code or a passkey. */
  proved_at: OptionalTimestamp;
  challenge: string | null;
  challenge_expires_at: OptionalTimestamp;
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
  /** Given up by the team; `failed_at` is set as well. */
  cancelled_at: OptionalTimestamp;
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
  /** The account it was sent from, where another one proved its address. */
  sent_by: number | null;
  submitted_at: Timestamp;
  approved_at: OptionalTimestamp;
  /** Since when it waits for a moderator, where it was sent again; null: since it was submitted. */
  waiting_since: OptionalTimestamp;
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
  /** The owner was told that the plan ends soon. */
  plan_reminded_at: OptionalTimestamp;
  logo: string | null;
  /** The name so that byte order is the Turkish alphabet's. */
  name_sort: string;
  /** This and the next three are what search reads: see searchColumns. */
  name_norm: string;
  head_norm: string;
  search_head: string;
  search_all: string;
  /** Words of name, kind, place and features with their spelling, for the vocabulary. */
  head_words: Generated<string>;
  /** By which rules these were computed: see SEARCH_VERSION. */
  search_version: Generated<number>;
  /** Minutes of the week it is open, an int4multirange; null where its hours cannot be read. */
  open_week: string | null;
}

export interface BusinessSpecialDaysTable {
  business_id: number;
  day: string;
  hours: string;
}

/** Which letters about the inbox somebody of the team has had. */
export interface ModeratorLettersTable {
  user_id: number;
  told_at: OptionalTimestamp;
  digest_day: string | null;
}

export interface PublicDataChangesTable {
  transaction_id: string;
  changed_at: Timestamp;
}

/** How each job fared, one row per job; written now and then, not at each idle look. */
export interface JobRunsTable {
  name: string;
  every_ms: number;
  started_at: OptionalTimestamp;
  duration_ms: number | null;
  is_ok: boolean | null;
  succeeded_at: OptionalTimestamp;
  failed_at: OptionalTimestamp;
  failures: Generated<number>;
  last_error: string | null;
}

export interface CitySettingsTable {
  name: string;
  /** JSON. */
  value: ColumnType<unknown, string, string>;
  updated_at: Timestamp;
}
