import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { z } from 'zod';
import type { ListEndpoint } from '#contract/api/endpoint.ts';
import { cursorAfter } from '#contract/api/paging.ts';
import { ADMIN_PAGE_LENGTH } from '#contract/moderation/administration.ts';
import type { ListPage } from '#web/api/api.ts';
import { useApi } from '#web/browser/api-context.ts';
import { type Asked, useAsked } from '#web/browser/use-asked.ts';

type ItemOf<E extends ListEndpoint> = z.output<E['output']>[number];

/** Filters and page of a list in its address, so that going back, a reload and a link show the same. */
export function useListAddress<Name extends string>(names: readonly Name[]) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const query = new URLSearchParams(search);
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
  const filters = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<
    Name,
    string
  >;
  const addressOf = (change: Partial<Record<Name | 'page', string>>) => {
    const next = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...filters, ...change })) {
      if (value) next.set(name, String(value));
    }
    return next.size > 0 ? `${path}?${next}` : path;
  };
  return {
    search,
    filters,
    isFiltered: names.some((name) => filters[name]),
    page,
    hrefOfPage: (wanted: number) =>
      addressOf({ page: wanted > 1 ? String(wanted) : '' } as Partial<
        Record<Name | 'page', string>
      >),
    /** Another filter begins at the first page. */
    filter: (change: Partial<Record<Name, string>>) => navigate(addressOf(change as never)),
    clear: () => navigate(path),
  };
}

/** A list of the team, as its address says it; `refresh` asks again after something was done. */
export function useTeamList<E extends ListEndpoint, Name extends string>(
  endpoint: E,
  names: readonly Name[],
) {
  const api = useApi();
  const list = useListAddress(names);
  const [version, setVersion] = useState(0);
  const { search, filters, page } = list;
  const cursor = page > 1 ? cursorAfter((page - 1) * ADMIN_PAGE_LENGTH) : '';
  const asked: Asked<ListPage<ItemOf<E>>> = useAsked(
    `${endpoint.path} ${search} ${version}`,
    () => api.list(endpoint, { ...filters, cursor } as z.input<E['input']>) as never,
  );
  return { ...list, asked, refresh: () => setVersion((before) => before + 1) };
}
