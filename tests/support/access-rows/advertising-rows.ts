import { getAdPreview } from '#contract/advertising/ad-previews.ts';
import { type AccessRowsOf, members, open } from './access-rows.ts';

/** Whoever has the link, but for the team. */
const advertisers = '200 200 200 200 403 403';
const moderators = '401 401 403 403 200 200';

const form = { businessName: 'Köşe Kebap', contactPerson: 'Ayşe Yılmaz', phone: '0322 000 00 00' };
const edit = {
  ...{ adContent: null, startDate: null, endDate: null, businessId: null, totalCost: 500 },
};

/** Advertising: anybody asks and reads what is live; the rest is the team's. */
export const advertisingRows: AccessRowsOf = (app) => {
  let asked = 0;
  const email = () => `reklam${++asked}@ornek.example`;
  const kept = async (table: 'advertisements' | 'advertisementRequests') => {
    const status = table === 'advertisements' ? ('pending' as const) : ('contact_pending' as const);
    const row = {
      ...{ status, businessName: 'Köşe Kebap', contactPerson: 'Ayşe', phone: '0322 000 00 00' },
      ...{ email: email(), packageType: 'basic' as const, duration: 1 },
    };
    return app().db.insertInto(table).values(row).returning('id').executeTakeFirstOrThrow();
  };
  /** Prepared, as its advertiser sees it. */
  const prepared = async () => {
    const { id } = await kept('advertisements');
    const { previewToken: token } = await app()
      .db.updateTable('advertisements')
      .set({ status: 'customized' })
      .where('id', '=', id)
      .returning('previewToken')
      .executeTakeFirstOrThrow();
    const { version } = await app().call(getAdPreview, { token });
    return { token, version };
  };
  return {
    listOwnAds: [members],
    getAdPreview: [open, prepared],
    approveAd: [advertisers, prepared],
    askForAdChange: [advertisers, async () => ({ ...(await prepared()), wish: 'Başlık kısalsın' })],
    createAdvertisement: [
      open,
      () => ({ ...form, email: email(), packageType: 'premium', duration: 3 }),
    ],
    createAdvertisementRequest: [
      open,
      () => ({ ...form, email: email(), packageType: 'basic', duration: 2 }),
    ],
    listLiveAdvertisementRequests: [open],
    listLiveAds: [open],
    countAdEvent: [open, () => ({ kind: 'advertisement', id: 999_999, type: 'click' })],
    getModeratedRequest: [moderators, () => kept('advertisementRequests')],
    editModeratedRequest: [
      moderators,
      async () => ({ ...edit, ...(await kept('advertisementRequests')) }),
    ],
    getModeratedAdvertisement: [moderators, () => kept('advertisements')],
    editModeratedAdvertisement: [
      moderators,
      async () => ({ ...edit, ...(await kept('advertisements')) }),
    ],
  };
};
