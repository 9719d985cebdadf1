import * as contract from '#contract/advertising.ts';
import * as live from '#contract/live-ads.ts';
import * as moderated from '#contract/moderated-ads.ts';
import { serve } from '#server/platform/http.ts';
import { createAdvertisement, createAdvertisementRequest } from './advertising.service.ts';
import { countAdEvent, listLiveAds, listLiveAdvertisementRequests } from './live-ads.service.ts';
import { editModeratedAd, getModeratedAd } from './moderated-ads.service.ts';

export const advertisingRoutes = [
  serve(contract.createAdvertisement, createAdvertisement),
  serve(contract.createAdvertisementRequest, createAdvertisementRequest),
  serve(live.listLiveAdvertisementRequests, listLiveAdvertisementRequests),
  serve(live.listLiveAds, listLiveAds),
  serve(live.countAdEvent, countAdEvent),
  serve(moderated.getModeratedRequest, getModeratedAd('advertisement_request')),
  serve(moderated.editModeratedRequest, editModeratedAd('advertisement_request')),
  serve(moderated.getModeratedAdvertisement, getModeratedAd('advertisement')),
  serve(moderated.editModeratedAdvertisement, editModeratedAd('advertisement')),
];
