import * as contract from '#contract/leads.ts';
import { serve } from '#server/platform/http/http.ts';
import { createPromotionalLead } from './leads.service.ts';

export const leadsRoutes = [serve(contract.createPromotionalLead, createPromotionalLead)];
