import * as contract from '#contract/imports.ts';
import { serve } from '#server/platform/http.ts';
import { importFile } from './import-request.service.ts';
import { importMapsAddress } from './maps-address.service.ts';

export const importsRoutes = [
  serve(contract.importMapsAddress, importMapsAddress),
  serve(contract.importFile, importFile),
];
