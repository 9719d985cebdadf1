import * as contract from '#contract/statistics/business-performance.ts';
import { countBusinessEvent as countBusinessEventEndpoint } from '#contract/statistics/visits.ts';
import { serve, serveRaw } from '#server/platform/http/http.ts';
import { countBusinessEvent } from './events.service.ts';
import {
  downloadPerformance,
  getBusinessAnalytics,
  getPerformance,
} from './performance.service.ts';

export const businessPerformanceRoutes = [
  serve(countBusinessEventEndpoint, countBusinessEvent),
  serve(contract.getBusinessAnalytics, getBusinessAnalytics),
  serve(contract.getPerformance, getPerformance),
  serveRaw(contract.downloadPerformance, downloadPerformance),
];
