import * as contract from '#contract/offline/city-pack.ts';
import { serve, serveRaw } from '#server/platform/http/http.ts';
import { downloadCity, getCity, listCityChanges } from './city.service.ts';

export const offlineRoutes = [
  serve(contract.getCity, getCity),
  serveRaw(contract.downloadCity, downloadCity),
  serve(contract.listCityChanges, listCityChanges),
];
