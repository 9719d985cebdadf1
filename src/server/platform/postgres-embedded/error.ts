import { statfsSync } from 'node:fs';

const exitCodes = {
  /** Another running copy uses the data (EX_TEMPFAIL). */
  data_in_use: 75,
  disk_full: 74,
  /** No PostgreSQL for this machine, or no way to run it here. */
  cannot_run: 69,
  no_permission: 77,
  other_version: 78,
  not_a_database: 78,
  start_failed: 70,
} as const;

type EmbeddedPostgresProblem = keyof typeof exitCodes;

/** Why the embedded server cannot serve: `message` is one sentence for the operator. */
export class EmbeddedPostgresError extends Error {
  readonly code: EmbeddedPostgresProblem;
  readonly exitCode: number;

  constructor(code: EmbeddedPostgresProblem, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'EmbeddedPostgresError';
    this.code = code;
    this.exitCode = exitCodes[code];
  }
}

/** PostgreSQL writes its log in segments of 16 MB: with less than one free it cannot go on. */
export const LEAST_FREE_BYTES = 16 * 1024 * 1024;

export function isDiskFull(folder: string): boolean {
  try {
    const disk = statfsSync(folder);
    return disk.bavail * disk.bsize < LEAST_FREE_BYTES;
  } catch {
    return false;
  }
}

/**
 * Turns what went wrong while preparing or starting the server into one sentence.
 * `output` is what PostgreSQL's programs said, when one of them failed.
 */
export function explainFailure(
  folder: string,
  reason: unknown,
  output = '',
): EmbeddedPostgresError {
  if (reason instanceof EmbeddedPostgresError) return reason;
  const code = (reason as NodeJS.ErrnoException | undefined)?.code;
  const isFull =
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    /No space left on device|Disk quota exceeded/.test(output) ||
    isDiskFull(folder);
  if (isFull) {
    return new EmbeddedPostgresError(
      'disk_full',
      `The disk that holds ${folder} is full: make room and start again, nothing stored is lost.`,
      reason,
    );
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new EmbeddedPostgresError(
      'no_permission',
      `This account may not use the data folder ${folder} (${code}): start as the account that owns it or as root.`,
      reason,
    );
  }
  const said = lastWords(output) || (reason instanceof Error ? reason.message : String(reason));
  return new EmbeddedPostgresError(
    'start_failed',
    `The embedded PostgreSQL in ${folder} did not start: ${said}`,
    reason,
  );
}

/** The line that tells most: the last complaint, else the last line. */
function lastWords(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const complaint = lines.findLast((line) => /(FATAL|PANIC|ERROR|error):/.test(line));
  return (complaint ?? lines.at(-1) ?? '').trim();
}
