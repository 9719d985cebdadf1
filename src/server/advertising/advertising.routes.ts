import * as previews from '#contract/advertising/ad-previews.ts';
import * as contract from '#contract/advertising/advertising.ts';
import * as live from '#contract/advertising/live-ads.ts';
import * as moderated from '#contract/advertising/moderated-ads.ts';
import { serve } from '#server/platform/http/http.ts';
import { approveAd, askForAdChange, getAdPreview, listOwnAds } from './ad-previews.service.ts';
import { createAdvertisement, createAdvertisementRequest } from './advertising.service.ts';
import { countAdEvent, listLiveAds, listLiveAdvertisementRequests } from './live-ads.service.ts';
import { editModeratedAd, getModeratedAd } from './moderated-ads.service.ts';

export const advertisingRoutes = [
  serve(contract.createAdvertisement, createAdvertisement),
  serve(contract.createAdvertisementRequest, createAdvertisementRequest),
  serve(live.listLiveAdvertisementRequests, listLiveAdvertisementRequests),
  serve(live.listLiveAds, listLiveAds),
  serve(live.countAdEvent, countAdEvent),
  serve(previews.listOwnAds, listOwnAds),
  serve(previews.getAdPreview, getAdPreview),
  serve(previews.approveAd, approveAd),
  serve(previews.askForAdChange, askForAdChange),
  serve(moderated.getModeratedRequest, getModeratedAd('advertisement_request')),
  serve(moderated.editModeratedRequest, editModeratedAd('advertisement_request')),
  serve(moderated.getModeratedAdvertisement, getModeratedAd('advertisement')),
  serve(moderated.editModeratedAdvertisement, editModeratedAd('advertisement')),
];
