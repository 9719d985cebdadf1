import { type AccessRowsOf, open } from './access-rows.ts';

const moderators = '401 401 403 403 200 200';

const form = { businessName: 'Köşe Kebap', contactPerson: 'Ayşe Yılmaz', phone: '0322 000 00 00' };
const edit = {
  ...{ adContent: null, startDate: null, endDate: null, businessId: null, totalCost: 500 },
};

/** Advertising: anybody asks and reads what is live; the rest is the team's. */
export const advertisingRows: AccessRowsOf = (app) => {
  let asked = 0;
  const email = () => `reklam${++asked}@ornek.example`;
  const kept = async (table: 'advertisements' | 'advertisement_requests') => {
    const status = table === 'advertisements' ? ('pending' as const) : ('contact_pending' as const);
    const row = {
      ...{ status, business_name: 'Köşe Kebap', contact_person: 'Ayşe', phone: '0322 000 00 00' },
      ...{ email: email(), package_type: 'basic' as const, duration: 1 },
    };
    return app().db.insertInto(table).values(row).returning('id').executeTakeFirstOrThrow();
  };
  return {
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
    getModeratedRequest: [moderators, () => kept('advertisement_requests')],
    editModeratedRequest: [
      moderators,
      async () => ({ ...edit, ...(await kept('advertisement_requests')) }),
    ],
    getModeratedAdvertisement: [moderators, () => kept('advertisements')],
    editModeratedAdvertisement: [
      moderators,
      async () => ({ ...edit, ...(await kept('advertisements')) }),
    ],
  };
};
