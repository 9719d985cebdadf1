import type { Generated } from 'kysely';
import type { OptionalTimestamp, Timestamp } from './database-columns.ts';

/** Rows of what is counted; see database-tables.ts. */

/** What a business's page was worth on one day in Adana. */
export interface BusinessAnalyticsTable {
  id: Generated<number>;
  businessId: number;
  views: Generated<number>;
  phoneClicks: Generated<number>;
  websiteClicks: Generated<number>;
  directionsClicks: Generated<number>;
  whatsappClicks: Generated<number>;
  reservations: Generated<number>;
  shares: Generated<number>;
  favorites: Generated<number>;
  searchAppearances: Generated<number>;
  date: string;
}

export interface CountedEventsTable {
  day: string;
  event: string;
  visitorHash: Buffer;
}

/** What somebody searched for and saw a business; `words` are folded, `typed` is how they stood there. */
export interface BusinessSearchWordsTable {
  businessId: number;
  day: string;
  words: string;
  typed: string;
  visitorHash: Buffer;
}

export interface MissedSearchesTable {
  day: string;
  words: string;
  /** Empty when none was chosen. */
  district: Generated<string>;
  typed: string;
  visitorHash: Buffer;
}

export interface VisitorSaltsTable {
  day: string;
  salt: Buffer;
  createdAt: Timestamp;
}

/** One page that somebody opened. */
export interface VisitorStatsTable {
  id: Generated<number>;
  date: string;
  sessionId: string | null;
  visitorHash: Buffer | null;
  ipAddress: null;
  userAgent: string | null;
  country: string | null;
  city: string | null;
  referrer: string | null;
  page: string;
  createdAt: Timestamp;
}

export interface DailyStatsTable {
  id: Generated<number>;
  date: string;
  totalVisits: Generated<number>;
  uniqueVisitors: Generated<number>;
  /** JSON text: name to visits; so are the next two. */
  topPages: Generated<string>;
  topReferrers: Generated<string>;
  countries: Generated<string>;
  isClosed: Generated<boolean>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** How each job fared, one row per job; written now and then, not at each idle look. */
export interface JobRunsTable {
  name: string;
  everyMs: number;
  startedAt: OptionalTimestamp;
  durationMs: number | null;
  isOk: boolean | null;
  succeededAt: OptionalTimestamp;
  failedAt: OptionalTimestamp;
  failures: Generated<number>;
  lastError: string | null;
}
