import * as contract from '#contract/kinds/kinds.ts';
import { serve } from '#server/platform/http/http.ts';
import { countKindsOfCategory } from './kinds.service.ts';

export const kindsRoutes = [serve(contract.countKindsOfCategory, countKindsOfCategory)];
