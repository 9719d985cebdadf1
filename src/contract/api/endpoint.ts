import type { z } from 'zod';

/** Who may call an endpoint. Checked in one place, `server/platform/http/http.ts`. */
export type Access = 'public' | 'member' | 'owner' | 'moderator' | 'admin';

/**
 * One call of the API as plain data: the server mounts it, the web calls it, the documentation shows it.
 * `input` is one flat object: path parameters, then the query (GET) or the JSON body.
 * With `list: true` (`listEndpoint`) the output is an array; `X-Total-Count` and `Link: rel="next"` travel beside it.
 */
export interface Endpoint<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
> {
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` parameters. */
  path: `/api/${string}`;
  access: Access;
  input: Input;
  output: Output;
  list?: boolean;
  /**
   * Of a public call that reads: its answer depends on who asks, by session, guest's list or the page that
   * asks. Every other one is told nothing of its visitor, and pages of other sites may read it: see `isForAll`.
   */
  knowsVisitor?: true;
  /**
   * How often one address, network and account may call it. Every call that writes says one; one that
   * reads has that of all reading calls when it does not, see `limitOf`.
   */
  limit?: Limit;
  /**
   * Who calls it for the team must have shown who is there within PROOF_MINUTES: for roles, settings,
   * plans, personal data to take along, what is deleted and what is taken away. Every writing call of the
   * team says yes or no.
   */
  needsFreshProof?: boolean;
  /** The same where it depends on what is asked. */
  needsFreshProofFor?(input: z.output<Input>): boolean;
  /**
   * The call makes a record: a double click, a repeated `Idempotency-Key` and the same body sent again
   * within ten minutes by the same browser or address make one, and get the first answer. A key that
   * comes with another body answers 422.
   */
  isIdempotent?: boolean;
  /** The body, or the answer, is bytes instead of JSON: the act gets the request and answers a response. */
  isRaw?: boolean;
  /** Largest body in bytes; 64 kB when not said. */
  maxBodyBytes?: number;
  /** How long browsers and proxies may keep the answer, which is the same for everybody; not at all when not said. */
  keptSeconds?: number;
  /** It searches or lists much: it waits for its turn in one line with pages that must be made. */
  isCostly?: boolean;
  /** A public call that reads, and yet writes something down: a replica cannot answer it. */
  writesDown?: true;
  /** One that writes, and puts nothing into the browser: pages call it by themselves, or it is promised. */
  leavesNothing?: true;
  /** How long the answer may take; 10 s when not said. */
  timeoutMs?: number;
}

/** What an act is given: what came, as the schema reads it. */
export type Input<E extends { input: z.ZodType }> = z.output<E['input']>;

/** What matters most is done by the team at most this long after a code or a passkey was shown. */
export const PROOF_MINUTES = 15;

/** At most `points` calls in `perSeconds`; see contract/api/limits.ts. */
export interface Limit {
  name: string;
  points: number;
  perSeconds: number;
  /** Each instance counts by itself: for calls so small that writing the count down would cost more. */
  isInMemory?: boolean;
  /**
   * These browsers have a count of their own instead of their address's, so that no neighbour spends it:
   * `any` that has our cookie, or only one that is `known` because somebody signed in there before.
   */
  apartFor?: 'any' | 'known';
}

/** Of all calls that read together: fifty a second, for as long as somebody asks. */
const READING: Limit = { name: 'reading', points: 3000, perSeconds: 60, isInMemory: true };

/** Of pages that must be made; those that lie ready cost nothing and are not counted. */
export const MAKING_PAGES: Limit = {
  name: 'page',
  points: 600,
  perSeconds: 60,
  isInMemory: true,
};

/** Whoever has more than this made reads faster than people do, and waits with the programs. */
export const READING_LIKE_PEOPLE: Limit = {
  name: 'page-reader',
  points: 60,
  perSeconds: 60,
  isInMemory: true,
};

/** How often an endpoint may be called: as it says; one that reads has a limit without saying so. */
export const limitOf = ({ limit, method }: Endpoint): Limit | undefined =>
  limit ?? (method === 'GET' ? READING : undefined);

/**
 * Whether the answer is the same for everybody, so that scripts of any site may read it. What goes on with a
 * secret in its address is for whoever was sent it.
 */
export const isForAll = ({ access, method, path, knowsVisitor }: Endpoint): boolean =>
  access === 'public' &&
  method === 'GET' &&
  !knowsVisitor &&
  !pathParameters(path).includes('token');

export type ListEndpoint<
  Input extends z.ZodObject = z.ZodObject,
  Item extends z.ZodType = z.ZodType,
> = Endpoint<Input, z.ZodArray<Item>> & { list: true };

export const endpoint = <Input extends z.ZodObject, Output extends z.ZodType>(
  definition: Endpoint<Input, Output>,
): Endpoint<Input, Output> => definition;

/** An endpoint whose answer is one page of a longer list. */
export const listEndpoint = <Input extends z.ZodObject, Item extends z.ZodType>(
  definition: Omit<Endpoint<Input, z.ZodArray<Item>>, 'list'>,
): ListEndpoint<Input, Item> => ({ ...definition, list: true });

/** Every method but GET sends JSON; the specified `DELETE /api/favorites {userId, businessId}` too. */
export const takesBody = ({ method }: Pick<Endpoint, 'method'>): boolean => method !== 'GET';

/** Bytes; ten times what the longest form holds when it is filled in by hand. */
export const MAX_BODY_BYTES = 64 * 1024;
export const largestBody = ({ maxBodyBytes = MAX_BODY_BYTES }: Endpoint): number => maxBodyBytes;

/** Milliseconds; a form is there at once, ten megabytes take minutes over a slow mobile line. */
const BODY_TIMEOUT_MS = { form: 30_000, file: 300_000 };
export const bodyTimeoutMs = (endpoint: Endpoint): number =>
  BODY_TIMEOUT_MS[largestBody(endpoint) > MAX_BODY_BYTES ? 'file' : 'form'];

/** `/api/businesses/:id` → `['id']`. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1] as string);

/**
 * Addresses of calls and pages that go on with a secret (`:token`): whoever has the rest may do what it is
 * for. Nothing that is written down of a request carries it, see `server/platform/observability/secret-paths.ts`.
 */
export const BEFORE_SECRETS = [
  '/api/verify-email/',
  '/api/business-invitations/',
  '/api/reservation-links/',
  '/api/ad-previews/',
  '/api/bayram-hours/',
  '/api/asked-facts/',
  '/api/favorite-lists/',
  '/favorites/',
  '/ad-preview/',
];
