import { type DestinationStream, destination, type Logger, pino, stdSerializers } from 'pino';
import { withoutSecrets, withoutSecretsInText } from './secret-paths.ts';

export type Log = Logger;

/**
 * JSON lines on standard output, at most a second late. No personal data: request lines carry the path
 * without its query and its secrets, never an address, a cookie or a body.
 */
export function openLog(level: string, stream?: DestinationStream): Log {
  const out = stream ?? destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 1000 });
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: ['password', 'token', 'email', 'phone', 'connectionString'],
      serializers: {
        path: withoutSecrets,
        reason: (reason: unknown) => withoutSecretsInText(String(reason)),
        err: describeError,
      },
    },
    out,
  );
}

/** What PostgreSQL adds to an error quotes the row it was about: people's addresses. */
const QUOTES_ROWS = ['detail', 'where', 'query', 'parameters'];

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const told = Object.entries(stdSerializers.err(error));
  return Object.fromEntries(
    told
      .filter(([name]) => !QUOTES_ROWS.includes(name))
      .map(([name, value]) => [
        name,
        typeof value === 'string' ? withoutSecretsInText(value) : value,
      ]),
  );
}
