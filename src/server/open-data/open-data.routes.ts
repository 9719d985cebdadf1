import * as contract from '#contract/open-data.ts';
import { serve, serveRaw } from '#server/platform/http/http.ts';
import { listCorrections } from './corrections.service.ts';
import { downloadOpenData, getOpenData } from './open-data.service.ts';

export const openDataRoutes = [
  serve(contract.getOpenData, getOpenData),
  // A fixed word before `:file`.
  serve(contract.listCorrections, listCorrections),
  serveRaw(contract.downloadOpenData, downloadOpenData),
];
