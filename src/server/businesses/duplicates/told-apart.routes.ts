import * as contract from '#contract/moderation/moderation.ts';
import { serve } from '#server/platform/http/http.ts';
import { tellApart } from './told-apart.service.ts';

export const toldApartRoutes = [serve(contract.tellApart, tellApart)];
