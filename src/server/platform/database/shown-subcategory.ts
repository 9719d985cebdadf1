import { sql } from 'kysely';

/**
 * What a business `b` is, in words for visitors. Open data has words of its own, in English where no table knows them:
 * of such a business only its kind is shown, until somebody has said themselves what it is. The team sees the word.
 */
export const shownSubcategory = sql<string | null>`
  case when exists (select from business_sources s where s.business_id = b.id and s.is_origin)
    and not exists (select from business_facts f where f.business_id = b.id and f.fact = 'kind'
      and f.said_by in ('owner', 'team', 'sender'))
  then null else b.subcategory end`;
