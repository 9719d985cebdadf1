import * as contract from '#contract/kinds/administered-kinds.ts';
import { serve } from '#server/platform/http/http.ts';
import {
  addKind,
  addWordToKind,
  changeKind,
  deleteKind,
  listAdministeredKinds,
} from './administered-kinds.service.ts';

export const administeredKindsRoutes = [
  serve(contract.listAdministeredKinds, listAdministeredKinds),
  serve(contract.addKind, addKind),
  serve(contract.changeKind, changeKind),
  serve(contract.addWordToKind, addWordToKind),
  serve(contract.deleteKind, deleteKind),
];
