import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { calendarDay, shortText } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { LinkToken } from '../email-links.ts';

/** Owners are asked so many days before the eve. */
export const BAYRAM_ASKED_DAYS = 10;

/** The page that the question's e-mail leads to. */
export const bayramHoursAddress = (token: string): string => `/bayram-saatleri?token=${token}`;

/** What a link of the e-mail says at once: of one day or of all of them. */
export const BAYRAM_ANSWERS = { open: 'acik', closed: 'kapali' } as const;
export type BayramAnswer = keyof typeof BAYRAM_ANSWERS;
export const bayramAnswerAddress = (token: string, answer: BayramAnswer, day?: string): string =>
  `${bayramHoursAddress(token)}&yanit=${BAYRAM_ANSWERS[answer]}${day ? `&gun=${day}` : ''}`;

/** A day of a bayram. */
export const BayramDay = z.object({
  day: z.string(),
  isEve: z.boolean(),
  /** The usual hours of that day of the week as they are stored: `09:00-18:00`, `kapalı`; null where nobody knows them. */
  usual: z.string().nullable(),
  /** What was said for this day, as it is stored; null while nobody has said anything. */
  said: z.string().nullable(),
});
export type BayramDay = z.infer<typeof BayramDay>;

export const BayramHours = z.object({
  businessId: z.number().int(),
  businessName: z.string(),
  /** `Kurban Bayramı` */
  bayram: z.string(),
  /** Nobody has confirmed its days: they may come a day earlier or later. */
  isLikely: z.boolean(),
  days: z.array(BayramDay),
  /** What was said in the bayram before, if anything: its name, and its days with their hours. */
  before: z
    .object({ bayram: z.string(), days: z.array(z.object({ day: z.string(), hours: z.string() })) })
    .nullable(),
});
export type BayramHours = z.infer<typeof BayramHours>;

/** What the page behind the e-mail shows; changes nothing. 404 unknown, 410 when the bayram is over. */
export const getBayramHours = endpoint({
  summary: 'Bir işletmenin bayram günleri',
  method: 'GET',
  path: '/api/bayram-hours/:token',
  access: 'public',
  input: z.object({ token: LinkToken }),
  output: BayramHours,
});

/** The link is enough: its e-mail went to an owner alone. `hours: null` takes what was said of a day back. */
export const sayBayramHours = endpoint({
  summary: 'Bayram günlerinde açık olunan saatleri yazar',
  method: 'PUT',
  path: '/api/bayram-hours/:token',
  access: 'public',
  limit: LIMITS.bayramHours,
  input: z.object({
    token: LinkToken,
    days: z
      .array(
        z.object({
          day: calendarDay('Gün geçersiz'),
          hours: z.nullable(
            shortText(100).pipe(z.string().min(1, 'Saatleri yazın ya da kapalı seçin')),
          ),
        }),
      )
      .min(1)
      .max(7),
  }),
  output: BayramHours,
});

/** In the place of a day: all of them. */
export const WHOLE_BAYRAM = 'hepsi';

/** What the link asked for, sent by a form: for browsers that run no script. It answers with a page. */
export const answerBayram = endpoint({
  summary: 'Bayram sorusunun yanıtı, betik çalıştırmayan tarayıcılardan form olarak',
  method: 'POST',
  path: '/api/bayram-hours/:token/:answer/:day',
  access: 'public',
  limit: LIMITS.bayramHours,
  isRaw: true,
  input: z.object({
    token: LinkToken,
    answer: z.enum(Object.values(BAYRAM_ANSWERS), 'Açık ya da kapalı deyin'),
    day: z.union([z.literal(WHOLE_BAYRAM), calendarDay('Gün geçersiz')]),
  }),
  output: z.unknown(),
});

/** Where such a form goes. */
export const bayramFormAddress = (token: string, answer: string, day?: string): string =>
  `/api/bayram-hours/${[token, answer, day ?? WHOLE_BAYRAM].map(encodeURIComponent).join('/')}`;
