import * as contract from '#contract/imports/imports.ts';
import { serve, serveUnread } from '#server/platform/http/http.ts';
import { importFile } from './import-request.service.ts';
import { importMapsAddress } from './maps/maps-address.service.ts';

export const importsRoutes = [
  serve(contract.importMapsAddress, importMapsAddress),
  serveUnread(contract.importFile, importFile),
];
