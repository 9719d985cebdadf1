import type { Endpoint } from '#contract/api/endpoint.ts';
import { refuse } from '#contract/api/errors.ts';
import { reportPolicyBreach } from '#contract/api/policy-reports.ts';
import type { Context } from '#server/platform/context.ts';
import { keptByDatabase } from '#server/platform/database/kept-by-database.ts';
import { readBody } from '#server/platform/http/request-body.ts';
import { type PolicyBreach, readBreaches } from './policy-reports.rules.ts';

/** Of this process; what is strange beyond them is counted together. */
const MOST_KINDS = 50;
const kindsOf = keptByDatabase(() => new Map<string, { breach: PolicyBreach; times: number }>());
const OTHERS: PolicyBreach = { directive: 'other', blocked: 'other' };

/** What browsers did not load: counted by kind, and in the log with its first, tenth, hundredth … report. */
export async function takePolicyReports(
  ctx: Context,
  _input: unknown,
  request: Request,
): Promise<Response> {
  for (const breach of breachesOf(await textOf(request, reportPolicyBreach))) {
    const { times, breach: counted } = count(ctx.db, breach);
    if (Number.isInteger(Math.log10(times)))
      ctx.log.warn({ ...counted, times }, 'a page broke its content security policy');
  }
  return new Response(null, { status: 204 });
}

const textOf = async (request: Request, endpoint: Endpoint) =>
  (await readBody(request, endpoint)).toString('utf8');

function breachesOf(text: string): PolicyBreach[] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refuse('unsupported_body');
  }
  return readBreaches(body) ?? refuse('unsupported_body');
}

function count(db: Context['db'], breach: PolicyBreach) {
  const kinds = kindsOf(db);
  const named = `${breach.directive} ${breach.blocked}`;
  const isNew = !kinds.has(named) && kinds.size >= MOST_KINDS;
  const kind = isNew ? 'other other' : named;
  const known = kinds.get(kind) ?? { breach: isNew ? OTHERS : breach, times: 0 };
  known.times += 1;
  kinds.set(kind, known);
  return known;
}
