import * as contract from '#contract/administration.ts';
import { serve } from '#server/platform/http.ts';
import {
  editBusinessFile,
  featureBusiness,
  getBusinessFile,
  listAdministeredBusinesses,
} from './administered-businesses.service.ts';

export const administeredBusinessesRoutes = [
  serve(contract.listAdministeredBusinesses, listAdministeredBusinesses),
  serve(contract.getBusinessFile, getBusinessFile),
  serve(contract.editBusinessFile, editBusinessFile),
  serve(contract.featureBusiness, featureBusiness),
];
