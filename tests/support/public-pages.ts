/** The first of the example businesses; it has hours, a pin, a phone, a website and reviews. */
export const BUSINESS_PATH = '/business/1001';

/** Every public page in each state its address can bring; the 404s answer with that status. */
export const publicPages: { path: string; status: 200 | 404 }[] = [
  ...[
    '/',
    '/search',
    '/search?q=kebap',
    '/search?q=qqxxzz',
    '/category/kafeler',
    '/category/kafeler?district=Seyhan',
    '/mahalle/seyhan/resatbey',
    '/businesses',
    '/open-now',
    '/bayramda-acik',
    '/new-businesses',
    '/nobetci-eczane',
    '/nobetci-eczane?ilce=seyhan',
    BUSINESS_PATH,
    '/map',
    '/add-business',
    '/business-owner-register',
    '/verify-email',
    '/advertise',
    '/advertise-request',
    '/advertisement-examples',
    '/analytics',
    '/about',
    '/acik-veri',
    '/contact',
    '/terms',
    '/privacy',
    '/faq',
    '/cevrimdisi',
    '/cevrimdisi/sehir',
  ].map((path) => ({ path, status: 200 as const })),
  ...['/category/yok', '/mahalle/seyhan/yok', '/business/1', '/yok'].map((path) => ({
    path,
    status: 404 as const,
  })),
];

/** What the browser itself writes on its console on these pages: the status of a page that is not there. */
export const browsersOwnFaults = /status of 404/;
