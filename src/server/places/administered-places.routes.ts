import * as contract from '#contract/places/administered-places.ts';
import { serve } from '#server/platform/http/http.ts';
import { changePlace, listAdministeredPlaces } from './administered-places.service.ts';

export const administeredPlacesRoutes = [
  serve(contract.listAdministeredPlaces, listAdministeredPlaces),
  serve(contract.changePlace, changePlace),
];
