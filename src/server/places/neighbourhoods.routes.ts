import * as ground from '#contract/places/map-ground.ts';
import * as contract from '#contract/places/neighbourhoods.ts';
import { serve } from '#server/platform/http/http.ts';
import { getMapGround } from './map-ground.service.ts';
import { getNeighbourhood, getNeighbourhoodOfBusiness } from './neighbourhoods.service.ts';

export const neighbourhoodsRoutes = [
  serve(contract.getNeighbourhood, getNeighbourhood),
  serve(contract.getNeighbourhoodOfBusiness, getNeighbourhoodOfBusiness),
  serve(ground.getMapGround, getMapGround),
];
