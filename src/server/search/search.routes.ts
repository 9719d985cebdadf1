import { searchBusinesses as searchBusinessesContract } from '#contract/businesses/businesses.ts';
import { listRelatedBusinesses as listRelatedBusinessesContract } from '#contract/businesses/related-businesses.ts';
import { countDistrictsOfCategory as countDistrictsOfCategoryContract } from '#contract/categories/category-districts.ts';
import { listBusinessesInBox as listBusinessesInBoxContract } from '#contract/maps/map-businesses.ts';
import { listOpenThisHour as listOpenThisHourContract } from '#contract/search/open-this-hour.ts';
import { searchDirectory as searchDirectoryContract } from '#contract/search/search.ts';
import { suggestSearches as suggestSearchesContract } from '#contract/search/search-suggestions.ts';
import { serve } from '#server/platform/http/http.ts';
import { countDistrictsOfCategory } from './counting/category-districts.service.ts';
import { listOpenThisHour } from './hour/open-this-hour.service.ts';
import { listBusinessesInBox } from './map/map-pins.service.ts';
import { searchBusinesses, searchDirectory } from './ranking/search.service.ts';
import { listRelatedBusinesses } from './related/related.service.ts';
import { suggestSearches } from './suggestions/suggestions.service.ts';

export const searchRoutes = [
  serve(searchBusinessesContract, searchBusinesses),
  serve(searchDirectoryContract, searchDirectory),
  serve(suggestSearchesContract, suggestSearches),
  serve(listOpenThisHourContract, listOpenThisHour),
  serve(countDistrictsOfCategoryContract, countDistrictsOfCategory),
  serve(listBusinessesInBoxContract, listBusinessesInBox),
  serve(listRelatedBusinessesContract, listRelatedBusinesses),
];
