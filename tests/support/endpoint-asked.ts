import { endpoints } from '#contract/api/api.ts';
import type { Endpoint } from '#contract/api/endpoint.ts';

/** Whose call it is: of two that fit, the one that says more of the address itself. */
export const endpointAsked = (method = '', address = ''): Endpoint | undefined =>
  endpoints
    .filter((one) => one.method === method)
    .filter(({ path }) =>
      new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(address.split('?', 1)[0] ?? ''),
    )
    .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)[0];
