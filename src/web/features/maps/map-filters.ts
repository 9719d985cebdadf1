/** What the map's address says: `/map?q=&category=&district=`. Undefined means no filter. */
export interface MapFilters {
  q?: string | undefined;
  category?: string | undefined;
  district?: string | undefined;
}

// Specification 2: 'all' means no filter.
const NO_FILTER = 'all';

/** The filters as an address or a form gives them; blank and 'all' mean none. */
export const readMapFilters = (given: URLSearchParams | FormData): MapFilters => {
  const value = (name: string) => {
    const text = given.get(name);
    const trimmed = typeof text === 'string' ? text.trim() : '';
    return trimmed && trimmed !== NO_FILTER ? trimmed : undefined;
  };
  return { q: value('q'), category: value('category'), district: value('district') };
};

/** The address of the map with filters; those that are not set are left out. */
export const mapAddress = (filters: MapFilters): string => {
  const query = new URLSearchParams();
  for (const name of ['q', 'category', 'district'] as const) {
    const value = filters[name];
    if (value) query.set(name, value);
  }
  const text = query.toString();
  return text ? `/map?${text}` : '/map';
};

/** Whether a change of the filters is one to go back from; more letters of the same search are not. */
export const isNewStep = (before: MapFilters, after: MapFilters): boolean =>
  before.category !== after.category ||
  before.district !== after.district ||
  before.q === undefined ||
  after.q === undefined;
