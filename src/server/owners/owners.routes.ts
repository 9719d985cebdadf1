import * as contract from '#contract/owners/owners.ts';
import { serve } from '#server/platform/http/http.ts';
import {
  applyAsOwner,
  getApplication,
  listOwnApplications,
  reapplyAsOwner,
} from './applications.service.ts';

export const ownersRoutes = [
  serve(contract.applyAsOwner, applyAsOwner),
  serve(contract.getApplication, getApplication),
  serve(contract.listOwnApplications, listOwnApplications),
  serve(contract.reapplyAsOwner, reapplyAsOwner),
];
