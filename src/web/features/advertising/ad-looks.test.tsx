import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import type { AdPreview } from '#contract/advertising/ad-previews.ts';
import type { LiveAd } from '#contract/advertising/live-ads.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { AdCard } from './AdCard.tsx';
import { AdCounters } from './AdCounters.tsx';
import { AdLine } from './AdLine.tsx';
import { behind, Standing } from './AdPreviewScreen.tsx';
import { HomeAds } from './AdSpaces.tsx';
import { FooterAd, FooterWords } from './FooterAd.tsx';

const UPLOAD = '/api/objects/3f0c2f5e-8a56-4f0e-9c53-3a52c1c9f0aa';
const ad: LiveAd = {
  ...{ kind: 'advertisement', id: 1001, packageType: 'enterprise', businessName: 'Köşe 1' },
  content: {
    ...{ title: 'Köz başında', description: 'Akşamları canlı müzik.', features: ['Teras'] },
    customLandingPage: 'https://kose.example/acilis',
    socialMedia: { instagram: 'https://instagram.com/kose' },
    apiIntegration: { link: 'https://randevu.example' },
  },
  ...{ pictures: [], businessId: null, categorySlug: null, isExample: false },
  ...{ startDate: '2026-11-20', endDate: '2026-12-20' },
};
const rendered = (children: ReactNode) => renderToString(<Router ssrPath="/">{children}</Router>);
const linksOf = (markup: string) =>
  [...markup.matchAll(/<a [^>]*>/g)].map(([link]) => ({
    href: /href="([^"]*)"/.exec(link)?.[1],
    rel: /rel="([^"]*)"/.exec(link)?.[1]?.split(' ') ?? [],
    target: /target="([^"]*)"/.exec(link)?.[1],
  }));

test.each([
  ['on the home page', HomeAds],
  ['in the footer', FooterAd],
])('%s a space without an ad is one line that leads to advertising', (_, Space) => {
  const markup = rendered(<Space />);
  expect(linksOf(markup)).toMatchObject([{ href: '/advertise' }]);
  expect(markup).toContain('Reklam Alanı');
  // Its words stand side by side, and nothing makes it higher than a finger needs.
  expect(markup).toMatch(/class="[^"]*\bflex min-h-11\b/);
  expect(markup).not.toContain('block');
});

test.each([
  ['on the home page', <AdLine key="" ad={ad} />, 1],
  ['between results', <AdLine key="" ad={ad} isWide />, 1],
  ['in the footer', <FooterWords key="" ad={ad} />, 1],
  ['in the showcase', <AdCard key="" ad={ad} />, 3],
])('%s a link to elsewhere says that it is paid for, and gives nothing away', (_, space, count) => {
  const links = linksOf(rendered(space));
  expect(links).toHaveLength(count);
  for (const { href, rel, target } of links) {
    expect(href).toMatch(/^https:\/\//);
    expect(rel).toEqual(expect.arrayContaining(['sponsored', 'noopener', 'noreferrer']));
    expect(target).toBe('_blank');
  }
});

test.each([
  ['on the home page', AdLine],
  ['in the footer', FooterWords],
])(
  '%s an ad is counted once it is seen and when it is followed, its own look never',
  async (_, Space) => {
    let see: ((entries: object[]) => void)[] = [];
    const told: Promise<string>[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        private readonly tell: (entries: object[]) => void;
        constructor(tell: (entries: object[]) => void) {
          this.tell = tell;
        }
        observe() {
          see.push(this.tell);
        }
        disconnect() {
          see = see.filter((one) => one !== this.tell);
        }
      },
    );
    vi.stubGlobal('navigator', {
      sendBeacon: (_address: string, body: Blob) => told.push(body.text()),
    });
    const { title, description } = ad.content;
    const own = { ...ad, businessId: 7, content: { title, description, features: [] } };
    const follow = (isPreview: boolean) => {
      const screen = screenWithApi(<Space ad={own} {...(isPreview && { isPreview })} />);
      screen.text();
      for (const scrolled of [false, true, true])
        for (const tell of [...see]) tell([{ isIntersecting: scrolled }]);
      const { onClick } = screen.element('href', '/business/7').props;
      onClick?.({ button: 0, preventDefault() {} });
    };
    follow(false);
    const types = (await Promise.all(told)).map((body) => JSON.parse(body).type);
    expect(types).toEqual(['impression', 'click']);
    follow(true);
    expect(told).toHaveLength(2);
  },
);

test.each([
  ['on the home page', AdLine],
  ['in the footer', FooterWords],
  ['in the showcase', AdCard],
])('%s a link to the business stays on the site, and an ad is marked as one', (_, Space) => {
  const { title, description, features } = ad.content;
  const own = { ...ad, businessId: 7, content: { title, description, features } };
  const markup = rendered(<Space ad={own} />);
  expect(linksOf(markup)).toEqual([{ href: '/business/7', rel: [], target: undefined }]);
  expect(markup).toContain('Reklam');
  expect(markup).toContain('Köşe 1');
});

test('what is uploaded is opened by the token of the private page, in every size', () => {
  const pictures = [{ src: UPLOAD, width: 640, height: 320, placeholder: '', hasAvif: true }];
  const content = { ...ad.content, bannerAd: UPLOAD, image: 'scene:kafeler' };
  const opened = behind('gizli', { ...ad, content, pictures });
  expect(opened.content.image).toBe('scene:kafeler');
  const markup = rendered(<AdLine ad={opened} isWide isPreview />);
  expect(markup).toContain(`src="${UPLOAD}?token=gizli"`);
  for (const file of ['320.webp', '640.webp', '320.avif', '640.avif'])
    expect(markup).toContain(`${UPLOAD}/${file}?token=gizli`);
});

const preview: AdPreview = {
  ...{
    kind: 'advertisement',
    status: 'customized',
    businessName: 'Köşe 1',
    packageType: 'premium',
    duration: 3,
  },
  ...{ totalCost: 1617.3, startDate: null, endDate: null, isApproved: false, changeWish: null },
  ...{ counters: null, ad, version: '1' },
};
test.each([
  ['waits for the approval', {}, 'Onayınızı bekliyoruz'],
  ['is approved', { isApproved: true }, 'Onayladınız'],
  ['is in work', { status: 'contacted' }, 'Reklamınızı hazırlıyoruz'],
  ['is in work again', { status: 'contacted', changeWish: 'Kısa olsun' }, 'Kısa olsun'],
  ['runs', { status: 'live' }, 'yayında'],
  ['is over', { status: 'ended' }, 'sona erdi'],
  ['was cancelled', { status: 'cancelled' }, 'kapatıldı'],
] as const)('the private page says that an ad %s', (_, fields, words) => {
  expect(rendered(<Standing preview={{ ...preview, ...fields }} />)).toContain(words);
});

test('figures stand as a drawing and as a table, the newest day first', () => {
  const days = [
    { date: '2026-11-21', impressions: 1200, clicks: 3 },
    { date: '2026-11-20', impressions: 40, clicks: 0 },
  ];
  const markup = rendered(<AdCounters counters={{ impressions: 1240, clicks: 3, days }} />);
  expect(markup).toContain('role="img"');
  const cells = [...markup.matchAll(/<t[dh]\b[^>]*>(.*?)<\/t[dh]>/g)].map(([, cell]) => cell);
  expect(cells).toEqual([
    ...['Gün', 'Görülme', 'Tıklama'],
    ...['21 Kasım 2026', '1.200', '3'],
    ...['20 Kasım 2026', '40', '0'],
  ]);
  expect(markup).toContain('1.240');
  const none = rendered(<AdCounters counters={{ impressions: 0, clicks: 0, days: [] }} />);
  expect(none).toContain('Henüz sayılan bir şey yok.');
});
