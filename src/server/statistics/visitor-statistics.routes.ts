import { countSearch as countSearchEndpoint } from '#contract/search/search.ts';
import * as contract from '#contract/statistics/visitor-statistics.ts';
import * as visits from '#contract/statistics/visits.ts';
import { serve } from '#server/platform/http/http.ts';
import { listDailyStatistics } from './daily-statistics.service.ts';
import { listMissedSearches, listUnknownWords } from './missed-searches.service.ts';
import { countSearch, trackVisitor } from './visits.service.ts';

export const visitorStatisticsRoutes = [
  serve(visits.trackVisitor, trackVisitor),
  serve(countSearchEndpoint, countSearch),
  serve(contract.listDailyStatistics, listDailyStatistics),
  serve(contract.listVisitorTotals, listDailyStatistics),
  serve(contract.listMissedSearches, listMissedSearches),
  serve(contract.listUnknownWords, listUnknownWords),
];
