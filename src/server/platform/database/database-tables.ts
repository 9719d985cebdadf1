import type { ColumnType, Generated } from 'kysely';
import type { Numeric, OptionalNumeric, OptionalTimestamp, Timestamp } from './database-columns.ts';
import type {
  BusinessAnswersTable,
  BusinessFactsTable,
  BusinessNamesTable,
  BusinessSourcesTable,
  ImportBatchesTable,
  ImportChangesTable,
  PriceLinesTable,
} from './database-import-tables.ts';
import type { ParticipationTables } from './database-participation-tables.ts';
import type {
  BusinessAnalyticsTable,
  BusinessSearchWordsTable,
  CountedEventsTable,
  DailyStatsTable,
  JobRunsTable,
  MissedSearchesTable,
  VisitorSaltsTable,
  VisitorStatsTable,
} from './database-statistics-tables.ts';

/** Rows of the tables that code reads and writes; the whole schema stands in db/migrations. */
export interface Tables extends ParticipationTables {
  categories: CategoriesTable;
  categorySlugs: CategorySlugsTable;
  kinds: KindsTable;
  kindsState: { version: number };
  businessKinds: BusinessKindsTable;
  places: PlacesTable;
  placesState: PlacesStateTable;
  calendarYears: CalendarYearsTable;
  dutyTurns: DutyTurnsTable;
  dutyCuts: DutyCutsTable;
  users: UsersTable;
  sessions: SessionsTable;
  passkeys: PasskeysTable;
  usedAdminEmails: UsedAdminEmailsTable;
  signInCodes: SignInCodesTable;
  uploads: UploadsTable;
  outbox: OutboxTable;
  importBatches: ImportBatchesTable;
  businesses: BusinessesTable;
  businessSources: BusinessSourcesTable;
  businessFacts: BusinessFactsTable;
  businessAnswers: BusinessAnswersTable;
  importChanges: ImportChangesTable;
  businessNames: BusinessNamesTable;
  priceLines: PriceLinesTable;
  businessSpecialDays: BusinessSpecialDaysTable;
  mergedRows: MergedRowsTable;
  moderatorLetters: ModeratorLettersTable;
  citySettings: CitySettingsTable;
  jobRuns: JobRunsTable;
  publicDataChanges: PublicDataChangesTable;
  businessAnalytics: BusinessAnalyticsTable;
  countedEvents: CountedEventsTable;
  businessSearchWords: BusinessSearchWordsTable;
  missedSearches: MissedSearchesTable;
  visitorSalts: VisitorSaltsTable;
  visitorStats: VisitorStatsTable;
  dailyStats: DailyStatsTable;
}

interface CategoriesTable {
  id: Generated<number>;
  name: string;
  slug: string;
  icon: string;
  color: string;
  description: string | null;
  /** Where it stands among the others; equal ones by their id. */
  position: Generated<number>;
  /** No advertisement of a business of this category is shown. */
  isAdFree: Generated<boolean>;
  /** In no public list as long as none of its businesses is published. */
  isHiddenWhileEmpty: Generated<boolean>;
  /** Those with the same word are alike for search; null: like no other. */
  alike: string | null;
  createdAt: Timestamp;
}

/** Addresses that categories had before. */
interface CategorySlugsTable {
  slug: string;
  categoryId: number;
}

/** Told by its words, by the table of that version. */
interface BusinessKindsTable {
  businessId: number;
  kindId: number | null;
  /** Its name says so as well. */
  isNamed: Generated<boolean>;
  /** What it says of itself besides. */
  also: Generated<number[]>;
  version: Generated<number>;
}

/** Learnt by a job, mended by the team: see the migration. */
interface PlacesTable {
  id: Generated<number>;
  key: string;
  kind: string;
  name: string;
  source: string;
  latitude: number | null;
  longitude: number | null;
  extent: number;
  pins: Generated<number>;
  members: Generated<number[]>;
  nameGiven: string | null;
  aliases: Generated<string>;
  isHidden: Generated<boolean>;
  latitudeGiven: number | null;
  longitudeGiven: number | null;
  mergedInto: number | null;
}

interface PlacesStateTable {
  version: number;
  learntOf: Generated<string>;
  learntAt: OptionalTimestamp;
}

/** When bayrams are: confirmed, or only asked about. */
interface CalendarYearsTable {
  year: number;
  /** A list of `MoonPeriod`; null until an admin confirmed them. */
  periods: ColumnType<unknown, string | undefined, string | null>;
  confirmedAt: OptionalTimestamp;
  askedAt: OptionalTimestamp;
}

/** One turn of a roster. */
interface DutyTurnsTable {
  id: Generated<number>;
  service: 'pharmacy';
  day: ColumnType<Date, string, string>;
  district: string;
  startsAt: ColumnType<Date, Date, Date>;
  endsAt: ColumnType<Date, Date, Date>;
  name: string;
  nameKey: string;
  address: string;
  phone: string;
  businessId: number | null;
  isLinkedByHand: boolean;
  createdAt: Timestamp;
}

interface DutyCutsTable extends Pick<DutyTurnsTable, 'nameKey' | 'district' | 'createdAt'> {
  businessId: number;
}

/** What businesses are; its lists have commas between their parts. */
export interface KindsTable {
  id: Generated<number>;
  slug: string;
  name: string;
  plural: string;
  categoryId: number | null;
  words: string;
  sells: string;
  needs: string;
  abroad: string;
  files: string;
  schemaTypes: string;
  motif: string;
  takesReservations: boolean;
  onHolidays: 'open' | 'closed' | 'unknown';
}

interface UsersTable {
  id: Generated<number>;
  name: Generated<string>;
  email: string | null;
  phone: string | null;
  avatar: string | null;
  isVerified: Generated<boolean>;
  isGuest: Generated<boolean>;
  isExample: Generated<boolean>;
  role: Generated<'user' | 'owner' | 'moderator' | 'admin'>;
  /** When a code alone first opened the team's pages; a passkey is needed from then on. */
  signedInAsTeamAt: OptionalTimestamp;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface PasskeysTable {
  id: Generated<number>;
  userId: number;
  credentialId: string;
  publicKey: Buffer;
  counter: ColumnType<number, number | undefined, number>;
  transports: Generated<string[]>;
  name: string;
  createdAt: Timestamp;
  lastUsedAt: OptionalTimestamp;
}

interface UsedAdminEmailsTable {
  emailHash: Buffer;
  usedAt: Timestamp;
}

interface SessionsTable {
  tokenHash: Buffer;
  userId: number;
  agentClass: string | null;
  createdAt: Timestamp;
  lastSeenAt: Timestamp;
  expiresAt: Timestamp;
  /** When it was confirmed with a passkey. */
  confirmedAt: OptionalTimestamp;
  /** Opened by a code where that is not enough any more: waits until a passkey is made. */
  needsEnrolment: Generated<boolean>;
  /** When it was last shown who is there: by a code or a passkey. */
  provedAt: OptionalTimestamp;
  challenge: string | null;
  challengeExpiresAt: OptionalTimestamp;
}

interface SignInCodesTable {
  id: Generated<number>;
  email: string;
  codeHash: Buffer;
  browserHash: Buffer;
  name: string | null;
  phone: string | null;
  triesLeft: Generated<number>;
  expiresAt: Timestamp;
  usedAt: OptionalTimestamp;
  createdAt: Timestamp;
}

interface UploadsTable {
  id: Generated<string>;
  uploadedBy: number | null;
  browserHash: Buffer | null;
  isPrivate: Generated<boolean>;
  /** Null until the file has come. */
  contentType: string | null;
  bytes: number | null;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  fileName: string | null;
  /** The signed address was used. */
  takenAt: OptionalTimestamp;
  avif: Generated<'waiting' | 'ready' | 'failed'>;
  attachedAt: OptionalTimestamp;
  /** The record whose document it is: `owner-application 1005`. */
  attachedTo: string | null;
  deleteAfter: OptionalTimestamp;
  /** A visitor gave it to the page that shows it. */
  ofVisitor: Generated<boolean>;
  /** When the prices on it were so, where it shows some. */
  pricesOn: string | null;
  /** Files and row are on their way out. */
  removedAt: OptionalTimestamp;
  expiresAt: Timestamp;
  createdAt: Timestamp;
}

interface OutboxTable {
  id: Generated<number>;
  kind: string;
  recipient: string;
  /** JSON of a EmailMessage; empty once it is sent. */
  letter: ColumnType<unknown, string, string>;
  tries: Generated<number>;
  nextTryAt: Timestamp;
  sentAt: OptionalTimestamp;
  failedAt: OptionalTimestamp;
  /** Given up by the team; `failed_at` is set as well. */
  cancelledAt: OptionalTimestamp;
  lastError: string | null;
  createdAt: Timestamp;
  /** The audit entry of a decision that can be taken back, and the e-mail with it. */
  decisionId: number | null;
}

/** What went with a business to the one it became part of. */
interface MergedRowsTable {
  businessId: number;
  ofTable: string;
  rowId: number;
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
  isEmailShown: Generated<boolean>;
  takesReservations: Generated<boolean>;
  website: string | null;
  whatsapp: string | null;
  instagram: string | null;
  rating: Numeric;
  reviewCount: Generated<number>;
  priceRange: string | null;
  images: Generated<string[]>;
  hours: string | null;
  ramadanHours: string | null;
  /** What else it is called, a name a line. */
  otherNames: Generated<string>;
  /** By slug of `contract/attributes/`, true or false. */
  attributes: Generated<Record<string, boolean>>;
  features: Generated<string[]>;
  isOpen: Generated<boolean>;
  isFeatured: Generated<boolean>;
  isExample: Generated<boolean>;
  exampleKey: string | null;
  status: Generated<
    'email_pending' | 'pending' | 'approved' | 'rejected' | 'suspended' | 'closed' | 'merged'
  >;
  rejectionReason: string | null;
  mergedInto: number | null;
  emailVerified: Generated<boolean>;
  emailVerificationToken: string | null;
  emailVerificationExpires: OptionalTimestamp;
  submitterName: Generated<string>;
  submittedBy: number | null;
  /** The account it was sent from, where another one proved its address. */
  sentBy: number | null;
  submittedAt: Timestamp;
  approvedAt: OptionalTimestamp;
  /** Since when it waits for a moderator, where it was sent again; null: since it was submitted. */
  waitingSince: OptionalTimestamp;
  updatedAt: Timestamp;
  importBatchId: number | null;
  cid: string | null;
  phoneKey: string | null;
  /** What speaks for looking twice at it: how much, and what. */
  moderationScore: Generated<number>;
  moderationSigns: Generated<string[]>;
  /** In force until `plan_expires_at`; set by an admin only. */
  plan: Generated<'free' | 'basic' | 'premium'>;
  planExpiresAt: OptionalTimestamp;
  /** The owner was told that the plan ends soon. */
  planRemindedAt: OptionalTimestamp;
  logo: string | null;
  /** The name so that byte order is the Turkish alphabet's. */
  nameSort: string;
  /** This and the next two are what search reads: see searchColumns. */
  nameNorm: string;
  searchHead: string;
  searchAll: string;
  /** Words of name, kind, place and features with their spelling, for the vocabulary. */
  headWords: Generated<string>;
  /** With its district, which of the city's neighbourhoods its words mean. */
  neighbourhoodSlug: string | null;
  /** By which rules these were computed: see SEARCH_VERSION. */
  searchVersion: Generated<number>;
  /** Minutes of the week it is open, an int4multirange; null where its hours cannot be read. */
  openWeek: string | null;
}

interface BusinessSpecialDaysTable {
  /** Said by a duty roster. */
  ofDuty: Generated<boolean>;
  /** Of the week that the business keeps in Ramadan. */
  ofRamadan: Generated<boolean>;
  name: Generated<string | null>;
  businessId: number;
  day: string;
  hours: string;
}

/** Which e-mails about the inbox somebody of the team has had. */
interface ModeratorLettersTable {
  userId: number;
  toldAt: OptionalTimestamp;
  digestDay: string | null;
}

interface PublicDataChangesTable {
  transactionId: string;
  changedAt: Timestamp;
  subject: Generated<string>;
}

interface CitySettingsTable {
  name: string;
  /** JSON. */
  value: ColumnType<unknown, string, string>;
  updatedAt: Timestamp;
}
