import type { ColumnType, Generated } from 'kysely';
import type { OptionalNumeric, OptionalTimestamp, Timestamp } from './database-columns.ts';

/* What people do with businesses: the rows of owners, visitors and advertisers. */

export interface ParticipationTables {
  businessOwners: BusinessOwnersTable;
  businessMembers: BusinessMembersTable;
  businessPeople: BusinessPeopleView;
  businessRevisions: BusinessRevisionsTable;
  businessEarlierWords: BusinessEarlierWordsTable;
  planRequests: PlanRequestsTable;
  reviews: ReviewsTable;
  favorites: FavoritesTable;
  favoriteLists: FavoriteListsTable;
  favoriteListItems: FavoriteListItemsTable;
  reviewHelpfulMarks: ReviewHelpfulMarksTable;
  businessClaims: BusinessClaimsTable;
  reservations: ReservationsTable;
  businessMessages: BusinessMessagesTable;
  reports: ReportsTable;
  removalRequests: RemovalRequestsTable;
  inquiries: InquiriesTable;
  visitorPhotos: VisitorPhotosTable;
  promotionalLeads: PromotionalLeadsTable;
  advertisementRequests: AdvertisementsTable;
  advertisements: AdvertisementsTable;
  adCounters: AdCountersTable;
}

/** Applications of people who say that they own a business. */
export interface BusinessOwnersTable {
  id: Generated<number>;
  /** Whose it is: the account of its address once that is proved, before that whoever sent it. */
  userId: number | null;
  /** The account it was sent from, where another one proved its address. */
  sentBy: number | null;
  businessName: string;
  ownerName: string;
  taxNumber: string | null;
  address: string;
  phone: string;
  email: string;
  emailVerified: Generated<boolean>;
  emailVerificationToken: string | null;
  emailVerificationExpires: OptionalTimestamp;
  website: string | null;
  logo: string | null;
  description: string | null;
  status: Generated<
    'email_pending' | 'pending' | 'approved' | 'rejected' | 'revoked' | 'withdrawn'
  >;
  rejectionReason: string | null;
  verificationDocuments: Generated<string[]>;
  requestedPlan: Generated<'free' | 'basic' | 'premium'>;
  moderationScore: Generated<number>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** Colleagues of a business's owner: invited by e-mail, in force once accepted. */
export interface BusinessMembersTable {
  id: Generated<number>;
  businessId: number;
  userId: number | null;
  email: string;
  role: 'owner' | 'manager';
  invitationHash: string | null;
  invitedBy: number | null;
  invitedAt: Timestamp;
  invitationExpiresAt: Timestamp;
  acceptedAt: OptionalTimestamp;
}

/** A view: everybody who acts for a business, by an approved claim or an accepted invitation. */
interface BusinessPeopleView {
  businessId: number;
  userId: number;
  role: 'owner' | 'manager';
  /** Null for a colleague. */
  claimId: number | null;
  applicationId: number | null;
  since: Date;
}

/** Changes of name, address, category and pin that wait while the live version stays. */
interface BusinessRevisionsTable {
  id: Generated<number>;
  businessId: number;
  proposedBy: number | null;
  /** JSON: field to `[before, after]`. */
  changes: ColumnType<Record<string, [string | null, string | null]>, string, string>;
  status: Generated<'pending' | 'approved' | 'rejected' | 'withdrawn'>;
  decisionReason: string | null;
  createdAt: Timestamp;
  decidedAt: OptionalTimestamp;
}

/** Written by a trigger, whoever changes the words of a public business. */
interface BusinessEarlierWordsTable {
  id: Generated<number>;
  businessId: number;
  /** JSON, by field. */
  words: ColumnType<Record<string, string | null>, string, never>;
  stoodUntil: Timestamp;
}

export interface PlanRequestsTable {
  id: Generated<number>;
  businessId: number;
  requestedBy: number | null;
  plan: 'free' | 'basic' | 'premium';
  message: string | null;
  status: Generated<'new' | 'contacted' | 'done' | 'declined'>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface ReviewsTable {
  id: Generated<number>;
  businessId: number;
  userId: number;
  rating: number;
  title: string | null;
  content: string;
  images: Generated<string[]>;
  isVerified: Generated<boolean>;
  isExample: Generated<boolean>;
  helpfulCount: Generated<number>;
  status: Generated<'pending' | 'approved' | 'rejected' | 'hidden'>;
  rejectionReason: string | null;
  ownerAnswer: string | null;
  ownerAnsweredAt: OptionalTimestamp;
  ownerAnswerEditedAt: OptionalTimestamp;
  /** What it said before a correction that the team has not read yet. */
  ownerAnswerBefore: string | null;
  ownerAnswerBeforeEditedAt: OptionalTimestamp;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

interface ReviewHelpfulMarksTable {
  reviewId: number;
  userId: number;
  createdAt: Timestamp;
}

interface FavoritesTable {
  id: Generated<number>;
  userId: number;
  businessId: number;
  createdAt: Timestamp;
  note: string | null;
}

/** Without a name: all favorites. */
interface FavoriteListsTable {
  id: Generated<number>;
  userId: number;
  name: string | null;
  nameNorm: string | null;
  token: string | null;
  createdAt: Timestamp;
}

interface FavoriteListItemsTable {
  listId: number;
  favoriteId: number;
}

/** Of both kinds: a request begins as `contact_pending`, an advertisement as `pending`. */
export interface AdvertisementsTable extends ConsentColumns {
  id: Generated<number>;
  status:
    | 'contact_pending'
    | 'pending'
    | 'contacted'
    | 'customized'
    | 'live'
    | 'ended'
    | 'cancelled';
  businessId: number | null;
  businessName: string;
  contactPerson: string;
  email: string;
  phone: string;
  packageType: 'free' | 'basic' | 'premium' | 'enterprise';
  duration: number;
  message: string | null;
  totalCost: OptionalNumeric;
  startDate: string | null;
  endDate: string | null;
  /** JSON text, as specified. */
  adContent: string | null;
  /** Of the advertiser's private page. */
  previewToken: Generated<string>;
  approvedAt: OptionalTimestamp;
  /** What is to be different, until the ad is prepared anew. */
  changeWish: string | null;
  contactedAt: OptionalTimestamp;
  customizedAt: OptionalTimestamp;
  liveAt: OptionalTimestamp;
  moderationScore: Generated<number>;
  isExample: Generated<boolean>;
  exampleKey: string | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** The box for commercial messages, with the text beside it (of CONSENT_TEXTS) and the moment where it was ticked. */
interface ConsentColumns {
  hasMarketingConsent: Generated<boolean>;
  consentVersion: string | null;
  consentedAt: OptionalTimestamp;
}

/** What a live ad brought, by day in Adana: numbers, and nothing of whoever saw it. */
interface AdCountersTable {
  adKind: 'advertisement_request' | 'advertisement';
  adId: number;
  date: string;
  impressions: Generated<number>;
  clicks: Generated<number>;
}

export interface PromotionalLeadsTable extends ConsentColumns {
  id: Generated<number>;
  email: string;
  businessName: string | null;
  source: Generated<string>;
  status: Generated<'new' | 'contacted' | 'won' | 'lost'>;
  contactedAt: OptionalTimestamp;
  createdAt: Timestamp;
}

export interface BusinessClaimsTable {
  id: Generated<number>;
  businessId: number;
  userId: number | null;
  businessOwnerId: number | null;
  email: string | null;
  claimantName: Generated<string>;
  status: Generated<'pending' | 'needs_info' | 'approved' | 'rejected' | 'revoked' | 'withdrawn'>;
  documents: Generated<string[]>;
  message: string | null;
  decisionReason: string | null;
  moderationScore: Generated<number>;
  /** When whoever owns the business was asked, and what they said. */
  ownerAskedAt: OptionalTimestamp;
  ownerAnswer: 'agree' | 'object' | null;
  ownerAnswerText: string | null;
  ownerAnsweredBy: number | null;
  ownerAnsweredAt: OptionalTimestamp;
  phoneCodeHash: Buffer | null;
  phoneCodeExpiresAt: OptionalTimestamp;
  phoneCodeTriesLeft: Generated<number>;
  phoneProvedAt: OptionalTimestamp;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface ReservationsTable {
  id: Generated<number>;
  businessId: number;
  userId: number | null;
  day: string;
  time: string;
  people: number;
  name: string;
  phone: string;
  email: string;
  note: string | null;
  reason: Generated<string | null>;
  link: Generated<string>;
  status: Generated<'requested' | 'confirmed' | 'declined' | 'cancelled' | 'expired'>;
  moderationScore: Generated<number>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface BusinessMessagesTable {
  id: Generated<number>;
  businessId: number;
  userId: number | null;
  name: string;
  email: string;
  phone: string | null;
  content: string;
  readAt: OptionalTimestamp;
  moderationScore: Generated<number>;
  createdAt: Timestamp;
}

interface RemovalRequestsTable {
  id: Generated<number>;
  businessId: number | null;
  userId: number | null;
  name: string;
  email: string;
  page: string | null;
  content: string;
  status: Generated<'open' | 'accepted' | 'dismissed'>;
  decisionReason: string | null;
  moderationScore: Generated<number>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

interface InquiriesTable {
  id: Generated<number>;
  userId: number | null;
  name: string;
  email: string;
  content: string;
  status: Generated<'open' | 'answered' | 'dismissed'>;
  answer: string | null;
  moderationScore: Generated<number>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** Photos for the page of a business, from people who do not act for it. */
interface VisitorPhotosTable {
  id: Generated<number>;
  businessId: number;
  userId: number | null;
  email: string;
  /** Addresses of uploads; empty once they were dismissed. */
  images: string[];
  /** The sender's word that they took them. */
  isOwn: boolean;
  status: Generated<'open' | 'accepted' | 'dismissed'>;
  decisionReason: string | null;
  moderationScore: Generated<number>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface ReportsTable {
  id: Generated<number>;
  businessId: number;
  reviewId: number | null;
  userId: number | null;
  email: string | null;
  reason: string;
  message: string | null;
  /** JSON `{text}`. */
  suggestion: ColumnType<unknown, string | null, string | null>;
  status: Generated<'open' | 'accepted' | 'dismissed'>;
  senderHash: Buffer | null;
  moderationScore: Generated<number>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}
