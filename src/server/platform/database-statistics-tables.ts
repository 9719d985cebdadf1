import type { Generated } from 'kysely';
import type { Timestamp } from './database-columns.ts';

/** Rows of what is counted; see database-tables.ts. */

/** What a business's page was worth on one day in Adana. */
export interface BusinessAnalyticsTable {
  id: Generated<number>;
  business_id: number;
  views: Generated<number>;
  phone_clicks: Generated<number>;
  website_clicks: Generated<number>;
  directions_clicks: Generated<number>;
  favorites: Generated<number>;
  search_appearances: Generated<number>;
  date: string;
}

export interface CountedEventsTable {
  day: string;
  event: string;
  visitor_hash: Buffer;
}

/** What somebody searched for and saw a business; `words` are folded, `typed` is how they stood there. */
export interface BusinessSearchWordsTable {
  business_id: number;
  day: string;
  words: string;
  typed: string;
  visitor_hash: Buffer;
}

export interface MissedSearchesTable {
  day: string;
  words: string;
  /** Empty when none was chosen. */
  district: Generated<string>;
  typed: string;
  visitor_hash: Buffer;
}

export interface VisitorSaltsTable {
  day: string;
  salt: Buffer;
  created_at: Timestamp;
}

/** One page that somebody opened. */
export interface VisitorStatsTable {
  id: Generated<number>;
  date: string;
  session_id: string | null;
  visitor_hash: Buffer | null;
  ip_address: null;
  user_agent: string | null;
  country: string | null;
  city: string | null;
  referrer: string | null;
  page: string;
  created_at: Timestamp;
}

export interface DailyStatsTable {
  id: Generated<number>;
  date: string;
  total_visits: Generated<number>;
  unique_visitors: Generated<number>;
  /** JSON text: name to visits; so are the next two. */
  top_pages: Generated<string>;
  top_referrers: Generated<string>;
  countries: Generated<string>;
  is_closed: Generated<boolean>;
  created_at: Timestamp;
  updated_at: Timestamp;
}
