import { z } from 'zod';
import { Role, Session, SessionId } from '../accounts/accounts.ts';
import { endpoint, listEndpoint } from '../api/endpoint.ts';
import { calendarDay, Id, shortText } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { BusinessStatus } from '../businesses/businesses.ts';
import { adminPaging } from './administration.ts';
import { ItemKind } from './moderation-words.ts';

/** A person with an account, in the team's list. */
const personLine = {
  id: z.number().int(),
  name: z.string(),
  email: z.string().nullable(),
  role: Role,
  isVerified: z.boolean(),
  createdAt: z.string(),
  /** Last sign of life of an open session. */
  lastSeenAt: z.string().nullable(),
  sessionCount: z.number().int(),
  businessCount: z.number().int(),
};
export const Person = z.object(personLine).meta({ id: 'TeamPerson' });
export type Person = z.infer<typeof Person>;

export const listPeople = listEndpoint({
  summary: 'Hesabı olan kişiler; ada, e-postaya ya da numaraya göre aranır',
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  input: z.object({ q: shortText(120).optional(), role: Role.optional(), ...adminPaging }),
  output: z.array(Person),
});

export const PersonFile = z
  .object({
    ...personLine,
    sessions: z.array(Session),
    businesses: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        status: BusinessStatus,
        as: z.enum(['owner', 'manager', 'submitter']),
      }),
    ),
  })
  .meta({ id: 'TeamPersonFile' });
export type PersonFile = z.infer<typeof PersonFile>;

export const getPerson = endpoint({
  summary: 'Bir kişinin rolü, açık oturumları ve işletmeleri',
  method: 'GET',
  path: '/api/admin/users/:id',
  access: 'admin',
  input: z.object({ id: Id }),
  output: PersonFile,
});

/** `owner` is nobody's to give: an approved claim makes an owner. */
export const GRANTED_ROLES = ['user', 'moderator', 'admin'] as const;

export const changeRole = endpoint({
  summary: 'Bir kişiye rol verir ya da alır; son yönetici ve kişinin kendisi olmaz',
  method: 'PUT',
  path: '/api/admin/users/:id/role',
  access: 'admin',
  needsFreshProof: true,
  limit: LIMITS.moderation,
  input: z.object({ id: Id, role: z.enum(GRANTED_ROLES) }),
  output: PersonFile,
});

export const endPersonSession = endpoint({
  summary: 'Bir kişinin bir oturumunu kapatır',
  method: 'DELETE',
  path: '/api/admin/users/:id/sessions/:session',
  access: 'admin',
  needsFreshProof: true,
  limit: LIMITS.moderation,
  input: z.object({ id: Id, session: SessionId }),
  output: PersonFile,
});

export const endPersonSessions = endpoint({
  summary: 'Bir kişinin bütün oturumlarını kapatır',
  method: 'DELETE',
  path: '/api/admin/users/:id/sessions',
  access: 'admin',
  needsFreshProof: true,
  limit: LIMITS.moderation,
  input: z.object({ id: Id }),
  output: PersonFile,
});

export const EmailState = z.enum(['waiting', 'sent', 'failed', 'cancelled']);
export type EmailState = z.infer<typeof EmailState>;

const emailLine = {
  id: z.number().int(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string().nullable(),
  state: EmailState,
  tries: z.number().int(),
  nextTryAt: z.string().nullable(),
  sentAt: z.string().nullable(),
  failedAt: z.string().nullable(),
  lastError: z.string().nullable(),
  createdAt: z.string(),
};
export const OutboxEmail = z.object(emailLine);
export type OutboxEmail = z.infer<typeof OutboxEmail>;

export const listEmails = listEndpoint({
  summary: 'Giden e-postalar: bekleyen, giden, gönderilemeyen',
  method: 'GET',
  path: '/api/admin/emails',
  access: 'admin',
  input: z.object({
    state: EmailState.optional(),
    /** Part of the recipient's address or of the kind. */
    q: shortText(120).optional(),
    ...adminPaging,
  }),
  output: z.array(OutboxEmail),
});

/** The words of an e-mail. Codes and links that open something are covered before they leave the server. */
export const EmailText = z.object({
  ...emailLine,
  /** Null once it is sent: what it said is not kept. */
  text: z
    .object({
      greeting: z.string().nullable(),
      paragraphs: z.array(z.string()),
      quote: z.object({ label: z.string(), text: z.string() }).nullable(),
      facts: z.array(z.tuple([z.string(), z.string()])),
      action: z.object({ label: z.string(), href: z.string() }).nullable(),
      footnote: z.string().nullable(),
      hasCode: z.boolean(),
    })
    .nullable(),
});
export type EmailText = z.infer<typeof EmailText>;

export const getEmail = endpoint({
  summary: 'Bekleyen ya da gönderilemeyen bir e-postanın metni; kodlar ve bağlantılar kapalı',
  method: 'GET',
  path: '/api/admin/emails/:id',
  access: 'admin',
  input: z.object({ id: Id }),
  output: EmailText,
});

export const retryEmail = endpoint({
  summary: 'Gönderilemeyen, iptal edilen ya da bekleyen bir e-postayı hemen yeniden dener',
  method: 'POST',
  path: '/api/admin/emails/:id/retry',
  access: 'admin',
  needsFreshProof: false,
  limit: LIMITS.moderation,
  input: z.object({ id: Id }),
  output: OutboxEmail,
});

export const cancelEmail = endpoint({
  summary: 'Bekleyen bir e-postanın gönderilmesini durdurur',
  method: 'POST',
  path: '/api/admin/emails/:id/cancel',
  access: 'admin',
  needsFreshProof: false,
  limit: LIMITS.moderation,
  input: z.object({ id: Id }),
  output: OutboxEmail,
});

export const retryFailedEmails = endpoint({
  summary: 'Gönderilemeyen bütün e-postaları yeniden dener',
  method: 'POST',
  path: '/api/admin/emails/retry',
  access: 'admin',
  needsFreshProof: false,
  limit: LIMITS.moderation,
  input: z.object({}),
  output: z.object({ count: z.number().int() }),
});

/** One decision, as it was written down. */
export const Decision = z
  .object({
    id: z.number().int(),
    at: z.string(),
    actorRole: z.string(),
    /** Null for the operator, for the product itself and for whoever is gone. */
    actorId: z.number().int().nullable(),
    actorEmail: z.string().nullable(),
    action: z.string(),
    entity: z.string(),
    entityId: z.string(),
    difference: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'AuditedDecision' });
export type Decision = z.infer<typeof Decision>;

export const listDecisions = listEndpoint({
  summary: 'Karar defteri; en yenisi önce',
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  input: z.object({
    entity: shortText(60).optional(),
    entityId: shortText(60).optional(),
    /** Part of the actor's e-mail. */
    actor: shortText(120).optional(),
    /** `operator` and `system` too. */
    role: shortText(20).optional(),
    day: z
      .union([z.literal(''), calendarDay()], { error: 'Takvimde böyle bir gün yok' })
      .optional(),
    ...adminPaging,
  }),
  output: z.array(Decision),
});

export const checkDecisions = endpoint({
  summary: 'Karar defterinin zincirini baştan sona doğrular',
  method: 'POST',
  path: '/api/admin/audit/check',
  access: 'admin',
  needsFreshProof: false,
  limit: LIMITS.moderation,
  timeoutMs: 120_000,
  input: z.object({}),
  output: z.object({
    entries: z.number().int(),
    /** Numbers of entries that were changed, or follow one that was; the first hundred. */
    broken: z.array(z.string()),
    brokenCount: z.number().int(),
  }),
});

/** The job that tells of a proxy nobody named in TRUSTED_PROXIES. */
export const PROXY_JOB = 'trusted-proxies';

export const JobRun = z.object({
  name: z.string(),
  everyMs: z.number().int(),
  startedAt: z.string().nullable(),
  durationMs: z.number().int().nullable(),
  isOk: z.boolean().nullable(),
  succeededAt: z.string().nullable(),
  failedAt: z.string().nullable(),
  /** In a row. */
  failures: z.number().int(),
  lastError: z.string().nullable(),
  nextAt: z.string().nullable(),
});
export type JobRun = z.infer<typeof JobRun>;

const LastTime = z.object({
  lastAt: z.string().nullable(),
  lastError: z.string().nullable(),
  isLate: z.boolean(),
});

export const listJobRuns = endpoint({
  summary: 'Arka plan işleri ve son çalışmaları',
  method: 'GET',
  path: '/api/admin/jobs',
  access: 'admin',
  input: z.object({}),
  output: z.object({
    jobs: z.array(JobRun),
    /** The newest whole one; late after two nights. */
    backup: LastTime,
    /** The last one that was restored on trial; late after five weeks. */
    restore: LastTime,
    /** Of DATA_DIR. */
    disk: z.object({ freeBytes: z.number().nullable(), isLow: z.boolean() }),
  }),
});

export const WaitingKind = ItemKind.exclude(['reservation']);
/** Kinds whose decisions are timed. */
export const MEDIAN_KINDS = ['business', 'claim', 'review', 'report'] as const;

export const STATISTICS_DAYS = 14;
export const MEDIAN_DAYS = 30;

export const getTeamStatistics = endpoint({
  summary: 'Ekibin önündeki iş: bekleyenler, günlük kararlar, ortanca karar süresi',
  method: 'GET',
  path: '/api/admin/statistics',
  access: 'moderator',
  input: z.object({}),
  output: z.object({
    waiting: z.array(
      z.object({
        kind: WaitingKind,
        count: z.number().int(),
        oldestAt: z.string().nullable(),
      }),
    ),
    /** The last days, oldest first; a day without a decision is there too. */
    days: z.array(z.object({ day: z.string(), decided: z.number().int() })),
    medians: z.array(
      z.object({
        kind: z.enum(MEDIAN_KINDS),
        decided: z.number().int(),
        hours: z.number(),
      }),
    ),
  }),
});
