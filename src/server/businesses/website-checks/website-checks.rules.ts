/** What robots.txt calls us. */
export const ROBOT = 'DirectoryWebsiteCheck';

/** `unknown`: it may not be asked, or what it said tells nothing. */
export type WebsiteAnswer = 'answers' | 'silent' | 'unknown';

/** A host may only be asked where everybody's browser asks. */
export const isAskable = (url: URL): boolean =>
  /^https?:$/.test(url.protocol) && url.port === '' && url.username === '' && url.password === '';

/** Who asks, and where that is said. */
export const robotName = ({ publicUrl }: { publicUrl: string }): string =>
  `Mozilla/5.0 (compatible; ${ROBOT}/1.0; +${publicUrl})`;

/** Too busy, or only for people: it is there. */
const OF_THE_MOMENT = [429, 503];
const GONE = [404, 410];

export function answerOfStatus(status: number): WebsiteAnswer {
  if (OF_THE_MOMENT.includes(status)) return 'unknown';
  return status >= 500 || GONE.includes(status) ? 'silent' : 'answers';
}

/** Of what our own network lacks, and of what browsers mend and we do not, the other side knows nothing. */
const OF_OURS =
  /^(?:LEADS_INSIDE|EAI_AGAIN|ENETUNREACH|EMFILE|UNABLE_TO_VERIFY_LEAF_SIGNATURE|HPE_\w+|UND_ERR_\w*OVERFLOW)$/;

export function answerOfFailure(error: unknown): WebsiteAnswer {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return OF_OURS.test(String(cause?.code ?? code)) ? 'unknown' : 'silent';
}
