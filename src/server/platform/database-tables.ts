import type { ColumnType, Generated } from 'kysely';

/** Rows of the tables that code reads and writes; the whole schema stands in db/migrations. */
export interface Tables {
  categories: CategoriesTable;
  users: UsersTable;
  import_batches: ImportBatchesTable;
  businesses: BusinessesTable;
  business_special_days: BusinessSpecialDaysTable;
  reviews: ReviewsTable;
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
