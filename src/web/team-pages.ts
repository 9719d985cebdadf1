import type { PageModule } from './page.ts';

/** The files of the team's pages: their names come with the first of them. */
export const teamPages = import.meta.glob<PageModule>('./pages/admin*.page.tsx');
