import { type DestinationStream, destination, type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * JSON lines on standard output, at most a second late. No personal data: request lines carry the path
 * without its query, never an address, a cookie or a body.
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
    },
    out,
  );
}
