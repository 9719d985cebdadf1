import { z } from 'zod';

/** What of a report says where to look: no query, no source text, no whole address. */
export interface PolicyBreach {
  directive: string;
  /** Host of what was blocked, or a word like `inline`. */
  blocked: string;
}

/** Reporting API: a list of reports; `report-uri`: one. Both as browsers send them. */
const Reports = z.union([
  z.array(
    z.object({
      type: z.string(),
      body: z.object({ effectiveDirective: z.string(), blockedURL: z.string().nullish() }),
    }),
  ),
  z
    .object({
      'csp-report': z.object({
        'effective-directive': z.string().optional(),
        'violated-directive': z.string().optional(),
        'blocked-uri': z.string().nullish(),
      }),
    })
    .transform(({ 'csp-report': report }) => [
      {
        type: 'csp-violation',
        body: {
          effectiveDirective: report['effective-directive'] ?? report['violated-directive'] ?? '',
          blockedURL: report['blocked-uri'],
        },
      },
    ]),
]);

/** Of one sending; a browser that has more sends them again. */
const MOST_REPORTS = 20;

/** The breaches a body names; undefined for one that is no report. */
export function readBreaches(body: unknown): PolicyBreach[] | undefined {
  const few = Array.isArray(body) ? body.slice(0, MOST_REPORTS) : body;
  const { data } = Reports.safeParse(few);
  return data
    ?.filter(({ type }) => type === 'csp-violation')
    .map(({ body: { effectiveDirective, blockedURL } }) => ({
      directive: word(effectiveDirective),
      blocked: hostOf(blockedURL ?? ''),
    }));
}

/** Whoever sends it may write anything there. */
const word = (text: string) => /^[a-z-]{1,40}/.exec(text)?.[0] ?? 'other';

function hostOf(blocked: string): string {
  const { protocol, host } = URL.parse(blocked) ?? {};
  if (protocol === 'https:' || protocol === 'http:' || protocol === 'wss:')
    return /^[a-z0-9.:-]{1,100}$/.test(host ?? '') ? (host ?? 'other') : 'other';
  // `chrome-extension:`: a visitor's own programs. They are told apart from what the site does.
  return word((protocol ?? blocked).replace(/:$/, ''));
}
