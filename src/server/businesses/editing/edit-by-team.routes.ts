import * as contract from '#contract/moderation/administration.ts';
import { serve } from '#server/platform/http/http.ts';
import {
  addBusinessFile,
  editBusinessFile,
  featureBusiness,
  getBusinessFile,
  listAdministeredBusinesses,
} from './edit-by-team.service.ts';

export const administeredBusinessesRoutes = [
  serve(contract.listAdministeredBusinesses, listAdministeredBusinesses),
  serve(contract.getBusinessFile, getBusinessFile),
  serve(contract.addBusinessFile, addBusinessFile),
  serve(contract.editBusinessFile, editBusinessFile),
  serve(contract.featureBusiness, featureBusiness),
];
