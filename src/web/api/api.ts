import type { z } from 'zod';
import { type Endpoint, type ListEndpoint, pathParameters } from '#contract/api/endpoint.ts';
import { type Problem, UNEXPECTED_SENTENCE } from '#contract/api/errors.ts';
import type { ApiRequest, ApiResponse } from '#contract/api/page-rendering.ts';

/** A failed call. The message is `status: sentence`, as the specification's error catalogue says. */
export class ApiError extends Error {
  readonly status: number;
  /** The Turkish sentence alone. */
  readonly detail: string;
  readonly issues: NonNullable<Problem['issues']>;
  constructor(status: number, detail: string, issues: Problem['issues'] = []) {
    super(`${status}: ${detail}`);
    this.status = status;
    this.detail = detail;
    this.issues = issues;
  }
}

/** The Turkish sentence of a failed call; of any other fault, the one that names nothing. */
export const detailOf = (error: unknown): string =>
  error instanceof ApiError ? error.detail : UNEXPECTED_SENTENCE;

/** One page of a `list` endpoint. */
export interface ListPage<Item> {
  items: Item[];
  total: number;
  hasMore: boolean;
}

type Input<E extends Endpoint> = z.input<E['input']>;
type Output<E extends Endpoint> = z.output<E['output']>;
type Item<E extends Endpoint> = Output<E> extends (infer One)[] ? One : never;

/** The one way the web asks the server: in the browser over HTTP, while rendering in the same process. */
export interface Api {
  call<E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions): Promise<Output<E>>;
  /** Like `call`, for one thing that may not exist: undefined instead of an error. */
  find<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E> | undefined>;
  /** For endpoints of bytes (`isRaw`): the answer as it came. */
  raw<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<ApiResponse>;
  /** For `list` endpoints: the items with what travels in headers. */
  list<E extends ListEndpoint>(endpoint: E, input: Input<E>): Promise<ListPage<Item<E>>>;
}

interface CallOptions {
  signal?: AbortSignal;
  /** The same for every try of the same form: the server makes one record of them. */
  idempotencyKey?: string;
}

type Fetch = (
  address: string,
  request: ApiRequest & { signal?: AbortSignal },
) => Promise<ApiResponse> | ApiResponse;

export function createApi(fetch: Fetch): Api {
  const send = async (
    endpoint: Endpoint,
    input: object,
    { signal, idempotencyKey }: CallOptions = {},
  ) => {
    const { address, body } = requestFor(endpoint, input as Record<string, unknown>);
    let response: ApiResponse;
    try {
      response = await fetch(address, {
        method: endpoint.method,
        ...(signal && { signal }),
        ...(body && {
          body,
          headers: {
            'Content-Type': 'application/json',
            ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
          },
        }),
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new ApiError(0, UNEXPECTED_SENTENCE);
    }
    if (response.ok) return response;
    throw await errorFrom(response);
  };
  return {
    call: async (endpoint, input, options) => (await send(endpoint, input, options)).json(),
    async find(endpoint, input) {
      try {
        return await (await send(endpoint, input)).json();
      } catch (error) {
        // A nonsense address (400) names nothing, just as an unknown one (404) and what is gone (410).
        if (error instanceof ApiError && [400, 404, 410].includes(error.status)) return undefined;
        throw error;
      }
    },
    raw: send,
    async list(endpoint, input) {
      const response = await send(endpoint, input);
      const items = await response.json();
      return {
        items,
        total: Number(response.headers.get('X-Total-Count') ?? items.length),
        hasMore: response.headers.has('Link'),
      };
    },
  };
}

/** Address and body of a call: path parameters filled in, the rest in the query or as JSON. */
export function requestFor(endpoint: Endpoint, input: Record<string, unknown>) {
  const rest = { ...input };
  let address: string = endpoint.path;
  for (const name of pathParameters(endpoint.path)) {
    address = address.replace(`:${name}`, encodeURIComponent(String(rest[name])));
    delete rest[name];
  }
  if (endpoint.method !== 'GET') {
    return { address, body: JSON.stringify(rest) };
  }
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return { address: text ? `${address}?${text}` : address, body: undefined };
}

async function errorFrom(response: ApiResponse): Promise<ApiError> {
  const text = await response.text();
  try {
    const problem = JSON.parse(text) as Problem;
    return new ApiError(response.status, problem.detail, problem.issues);
  } catch {
    return new ApiError(response.status, text || response.statusText);
  }
}
