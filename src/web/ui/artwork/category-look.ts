import { createContext, use } from 'react';

/** Hue pair and motif of a category by its slug; outside of a page each goes by its slug. */
type FindLook = (slug: string) => { hue: string; motif: string };

export const CategoryLooksContext = createContext<FindLook>((slug) => ({ hue: slug, motif: slug }));

export const useCategoryLook: FindLook = (slug) => use(CategoryLooksContext)(slug);
