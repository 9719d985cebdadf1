import { expect, test } from 'vitest';
import { dashboardHref, readAddress } from './desk-address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));

test('what is written into the address is read from it again', () => {
  const address = {
    ...{ businessId: 1001, applicationId: undefined, tab: 'profil' },
    ...{ view: 'rezervasyonlar', recordId: 1007 },
  };
  const href = dashboardHref(address as Parameters<typeof dashboardHref>[0]);
  expect(href).toBe(
    '/business-owner-dashboard?isletme=1001&sekme=profil&bolum=rezervasyonlar&kayit=1007',
  );
  expect(read(href.split('?')[1] ?? '')).toEqual(address);
  expect(dashboardHref({ tab: 'genel' })).toBe('/business-owner-dashboard');
});

test('nonsense is as if it were not there', () => {
  expect(read('isletme=-1&basvuru=x&sekme=yok&bolum=../&kayit=1e3')).toEqual({
    businessId: undefined,
    applicationId: undefined,
    tab: 'genel',
    view: undefined,
    recordId: undefined,
  });
});
