import type { Limit } from './endpoint.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const limit = (name: string, points: number, perSeconds: number): Limit => ({
  name,
  points,
  perSeconds,
});

/**
 * How often one thing may be done: per address and account; a network (a /24, a /48) has five times as
 * much, because a whole café or a mobile mast shares it. What is refused for what was typed counts too, so a
 * form has twice as many as anybody sends.
 */
export const LIMITS = {
  askCode: { ...limit('ask-code', 10, 15 * MINUTE), apartFor: 'known' },
  /** Of one address on the net for one e-mail address: who asks for another's spends only this. */
  askCodeForEmailHere: limit('ask-code-for-email-here', 5, 15 * MINUTE),
  askCodeForEmailHereDaily: limit('ask-code-for-email-here-daily', 20, 24 * HOUR),
  /** Of all the world's strange browsers together: what one mailbox is sent at most. */
  askCodeForEmail: limit('ask-code-for-email', 30, HOUR),
  /** With five tries a code: 300 guesses of a million a day, and sixty e-mails that tell of it. */
  askCodeForEmailDaily: limit('ask-code-for-email-daily', 60, 24 * HOUR),
  /** Of a browser for an address somebody signed in to there before, or of a session for its own. */
  askOwnCode: limit('ask-own-code', 10, 15 * MINUTE),
  /** The code itself has five tries; this keeps off who has none. */
  tryCode: { ...limit('try-code', 30, 15 * MINUTE), apartFor: 'any' },
  /** E-mails to one address that others can cause, all kinds together; see `email-kinds.ts`. */
  emailsByOthers: limit('emails-by-others', 10, HOUR),
  emailsByOthersDaily: limit('emails-by-others-daily', 30, 24 * HOUR),
  account: limit('account', 60, 10 * MINUTE),
  favorites: limit('favorites', 120, MINUTE),
  /** Questions that write nothing but cost work. */
  lookUp: limit('look-up', 60, 10 * MINUTE),
  /** Twenty keys a second; who types fast has ten. */
  suggestions: { ...limit('suggestions', 1200, MINUTE), isInMemory: true },
  /** Calls that search: ten a second; who drags the map has three. */
  search: { ...limit('search', 600, MINUTE), isInMemory: true },
  submitBusiness: limit('submit-business', 20, HOUR),
  submitBusinessForEmail: limit('submit-business-for-email', 5, HOUR),
  resendForEmail: limit('resend-for-email', 3, HOUR),
  verifyEmail: limit('verify-email', 30, 10 * MINUTE),
  upload: limit('upload', 60, 10 * MINUTE),
  uploadFile: limit('upload-file', 60, 10 * MINUTE),
  importMapsAddress: limit('import-maps-address', 20, 10 * MINUTE),
  importFile: limit('import-file', 10, HOUR),
  review: limit('review', 20, HOUR),
  helpful: limit('helpful', 60, 10 * MINUTE),
  report: limit('report', 20, HOUR),
  sendPhotos: limit('send-photos', 20, HOUR),
  answerAboutBusiness: limit('answer-about-business', 60, HOUR),
  claim: limit('claim', 20, HOUR),
  apply: limit('apply', 20, HOUR),
  applyForEmail: limit('apply-for-email', 5, HOUR),
  reservation: limit('reservation', 20, HOUR),
  message: limit('message', 20, HOUR),
  markMessage: limit('mark-message', 120, MINUTE),
  lead: limit('lead', 20, HOUR),
  advertise: limit('advertise', 20, HOUR),
  advertiseForEmail: limit('advertise-for-email', 5, HOUR),
  answerAd: limit('answer-ad', 20, HOUR),
  adEvent: limit('ad-event', 240, 10 * MINUTE),
  businessEvent: limit('business-event', 240, 10 * MINUTE),
  visit: limit('visit', 600, 10 * MINUTE),
  /** Files of the whole directory: seconds of work each. */
  openData: limit('open-data', 60, HOUR),
  /** The city for a device: asked for by people, some times a day. */
  city: limit('city', 120, HOUR),
  /** A page that breaks the policy in ten places, opened some times. */
  policyReport: { ...limit('policy-report', 60, 10 * MINUTE), isInMemory: true },
  editBusiness: limit('edit-business', 120, 10 * MINUTE),
  /** E-mails to typed addresses. */
  invite: limit('invite', 20, HOUR),
  inviteEmail: limit('invite-email', 3, 24 * HOUR),
  team: limit('team', 60, 10 * MINUTE),
  bayramHours: limit('bayram-hours', 60, 10 * MINUTE),
  askedFacts: limit('asked-facts', 60, 10 * MINUTE),
  planRequest: limit('plan-request', 5, HOUR),
  answerReservation: limit('answer-reservation', 120, 10 * MINUTE),
  moderation: limit('moderation', 600, MINUTE),
} as const satisfies Record<string, Limit>;
