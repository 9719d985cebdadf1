import * as contract from '#contract/removals.ts';
import { serve } from '#server/platform/http/http.ts';
import { requestRemoval } from './removals.service.ts';

export const removalsRoutes = [serve(contract.requestRemoval, requestRemoval)];
