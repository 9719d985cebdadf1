import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

/** Exit code for a wrong configuration (sysexits: EX_CONFIG). */
export const EXIT_WRONG_CONFIGURATION = 78;

const optionalText = z
  .string()
  .trim()
  .transform((text) => text || undefined)
  .optional();
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
/** Pages append their own path to it. */
const siteAddress = z.string().refine(
  (address) => {
    const url = URL.parse(address);
    return /^https?:$/.test(url?.protocol ?? '') && url?.href === `${url?.origin}/`;
  },
  { error: 'must be an http(s) address without a path, such as https://rehber.example' },
);
const addressesIn = (list: string) => list.split(/[\s,]+/).filter(Boolean);
const isAddressList = (list: string) =>
  addressesIn(list).every((entry) => {
    const [address = '', bits, ...rest] = entry.split('/');
    const family = isIP(address);
    const most = family === 6 ? 128 : 32;
    return (
      family !== 0 &&
      rest.length === 0 &&
      (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
    );
  });
const flag = z.enum(['on', 'off'], { error: "must be 'on' or 'off'" });
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const port = z
  .string()
  .regex(/^\d+$/, 'must be a port number')
  .transform(Number)
  .pipe(z.number().min(0, 'must be a port number').max(65535, 'must be a port number'));
const emptyIsUnset = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const databaseAddress = emptyIsUnset(
  z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
);

const variables = z.object({
  PORT: emptyIsUnset(port.default(3000)),
  HOST: emptyIsUnset(z.string().default('127.0.0.1')),
  PUBLIC_URL: emptyIsUnset(siteAddress.optional()),
  DATA_DIR: emptyIsUnset(z.string().default('./data')),
  DATABASE_URL: databaseAddress,
  DATABASE_READ_URL: databaseAddress,
  PAGES_ON_DISK_MB: emptyIsUnset(
    z
      .string()
      .regex(/^\d{1,7}$/, 'must be a whole number of megabytes, 0 for none')
      .transform(Number)
      .default(2000),
  ),
  WEBSITE_CHECKS_PER_DAY: emptyIsUnset(
    z
      .string()
      .regex(/^\d{1,5}$/, 'must be a whole number, 0 for none')
      .transform(Number)
      .default(0),
  ),
  EXAMPLES: emptyIsUnset(flag.default('on')),
  SMTP_URL: emptyIsUnset(
    z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }).optional(),
  ),
  MAIL_FROM: optionalText,
  SECRET_KEY: emptyIsUnset(z.string().trim().min(32, 'must have at least 32 letters').optional()),
  ADMIN_EMAIL: emptyIsUnset(
    z
      .email('must be an e-mail address')
      // not for people: accounts keep addresses this way, and this one is compared with theirs
      .transform((address) => address.toLowerCase())
      .optional(),
  ),
  TEAM_PASSKEYS: emptyIsUnset(
    z
      .enum(['required', 'optional'], { error: "must be 'required' or 'optional'" })
      .default('required'),
  ),
  S3_ENDPOINT: emptyIsUnset(webAddress.optional()),
  S3_BUCKET: optionalText,
  S3_REGION: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  GOOGLE_MAPS_API_KEY: optionalText,
  GOOGLE_PLACES_API_KEY: optionalText,
  MAP_STYLE_URL: emptyIsUnset(webAddress.default('https://tiles.openfreemap.org/styles/liberty')),
  TRUSTED_PROXIES: optionalText.refine((list) => isAddressList(list ?? ''), {
    error: 'must be addresses or networks, such as 127.0.0.1, 10.0.0.0/8',
  }),
  EDGE_URLS: z
    .string()
    .default('')
    .transform(addressesIn)
    .refine((urls) => urls.every((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? '')), {
      error: 'must be http(s) addresses, such as http://127.0.0.1:6081',
    }),
  SITE_NAME: emptyIsUnset(
    z.string().trim().max(60, 'must have at most 60 letters').default('Adana Rehberi'),
  ),
  CONTACT_EMAIL: emptyIsUnset(z.email('must be an e-mail address').optional()),
  CONTACT_PHONE: optionalText,
  GTM_ID: emptyIsUnset(
    z
      .string()
      .regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-XXXXXXX')
      .optional(),
  ),
  METRICS_PORT: emptyIsUnset(port.optional()),
  BACKUP_DIR: optionalText,
  BACKUP_KEEP: emptyIsUnset(
    z
      .string()
      .regex(/^[1-9]\d{0,3}$/, 'must be a whole number from 1')
      .transform(Number)
      .default(14),
  ),
  BACKUP_S3_ENDPOINT: emptyIsUnset(webAddress.optional()),
  BACKUP_S3_BUCKET: optionalText,
  BACKUP_S3_REGION: optionalText,
  BACKUP_S3_ACCESS_KEY_ID: optionalText,
  BACKUP_S3_SECRET_ACCESS_KEY: optionalText,
  BACKUP_RECIPIENT: emptyIsUnset(
    z
      .string()
      .regex(/^age1[0-9a-z]+$/, "must be a recipient of age, such as 'age1…'")
      .optional(),
  ),
  BACKUP_IDENTITY: emptyIsUnset(
    z
      .string()
      .regex(/AGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]+/, 'must hold an identity of age')
      .optional(),
  ),
  LOG_LEVEL: emptyIsUnset(
    z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  ),
});

export interface Config extends Omit<z.infer<typeof variables>, 'PUBLIC_URL' | 'BACKUP_DIR'> {
  /** Where nightly backups go; undefined when they are off, or go to a bucket. */
  BACKUP_DIR: string | undefined;
  /** Canonical address without a trailing slash. */
  PUBLIC_URL: string;
}

type ConfigReading =
  | { config: Config; problems?: undefined }
  | { problems: string[]; config?: undefined };

/** `NAME_FILE` names a file that holds `NAME`: how containers hand secrets over. */
function withFiles(env: NodeJS.ProcessEnv, problems: string[]): Record<string, string | undefined> {
  const values: Record<string, string | undefined> = {};
  for (const name of Object.keys(variables.shape)) {
    const file = env[`${name}_FILE`];
    values[name] = env[name];
    if (!file) continue;
    if (env[name]) problems.push(`${name}: set either ${name} or ${name}_FILE, not both`);
    try {
      values[name] = readFileSync(file, 'utf8').trim();
    } catch {
      problems.push(`${name}_FILE: cannot read ${file}`);
    }
  }
  return values;
}

/** Reads the whole configuration once; every problem is found in the same pass. */
export function readConfig(env: NodeJS.ProcessEnv): ConfigReading {
  const problems: string[] = [];
  const values = withFiles(env, problems);
  const parsed = variables.safeParse(values);
  for (const issue of parsed.error?.issues ?? []) {
    problems.push(`${issue.path.join('.')}: ${issue.message} (got ${shown(issue.path, values)})`);
  }
  problems.push(...contradictions(values));
  if (problems.length > 0 || !parsed.success) return { problems };
  const { data } = parsed;
  return {
    config: {
      ...data,
      DATA_DIR: resolve(data.DATA_DIR),
      BACKUP_DIR:
        data.BACKUP_DIR === 'off' || data.BACKUP_S3_BUCKET
          ? undefined
          : resolve(data.BACKUP_DIR ?? `${data.DATA_DIR}/backups`),
      PUBLIC_URL: data.PUBLIC_URL
        ? new URL(data.PUBLIC_URL).origin
        : `http://localhost:${data.PORT}`,
    },
  };
}

/** Told from the values as given, so that a wrong one elsewhere hides none of these. */
function contradictions(values: Record<string, string | undefined>): string[] {
  const problems: string[] = [];
  for (const kind of ['', 'BACKUP_']) {
    const s3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].map(
      (name) => kind + name,
    );
    const missing = s3.filter((name) => !values[name]?.trim());
    if (missing.length > 0 && missing.length < s3.length) {
      problems.push(`${missing.join(', ')}: missing, S3 storage needs all of ${s3.join(', ')}`);
    }
  }
  if (values.BACKUP_S3_BUCKET?.trim()) {
    if (values.BACKUP_DIR?.trim())
      problems.push('BACKUP_DIR: set either BACKUP_DIR or BACKUP_S3_*, not both');
    const isOfUploads =
      values.BACKUP_S3_BUCKET === values.S3_BUCKET &&
      values.BACKUP_S3_ENDPOINT === values.S3_ENDPOINT;
    if (isOfUploads) problems.push('BACKUP_S3_BUCKET: must be another bucket than that of uploads');
  }
  if (values.DATABASE_READ_URL && !values.DATABASE_URL)
    problems.push('DATABASE_URL: needed when DATABASE_READ_URL, its replica, is set');
  if (values.SMTP_URL && !values.MAIL_FROM?.trim())
    problems.push('MAIL_FROM: needed when SMTP_URL is set');
  const metricsPort = Number(values.METRICS_PORT || 0);
  if (metricsPort !== 0 && metricsPort === Number(values.PORT || 3000)) {
    problems.push('METRICS_PORT: must differ from PORT');
  }
  return problems;
}

/** Secrets never reach the log, not even wrong ones. */
function shown(path: PropertyKey[], values: Record<string, string | undefined>): string {
  const name = String(path[0]);
  if (/KEY|SECRET|URL|IDENTITY|RECIPIENT/.test(name)) return 'a value that is not shown';
  return JSON.stringify(values[name] ?? '');
}
