const DASHBOARD_PATH = '/business-owner-dashboard';

/** The four tabs of the specification. */
export const TABS = ['genel', 'analiz', 'profil', 'abonelik'] as const;
export type Tab = (typeof TABS)[number];

/** What opens instead of the tabs: forms and lists. */
const VIEWS = [
  'duzenle',
  'saatler',
  'fotograflar',
  'fiyatlar',
  'ayarlar',
  'rezervasyonlar',
  'degerlendirmeler',
  'mesajlar',
] as const;
export type View = (typeof VIEWS)[number];

export interface DashboardAddress {
  /** `isletme`: one of several businesses. */
  businessId?: number | undefined;
  /** `basvuru`: an application that is no business yet. */
  applicationId?: number | undefined;
  tab: Tab;
  view?: View | undefined;
  /** `kayit`: of a list, the one record an e-mail tells of. */
  recordId?: number | undefined;
}

const idIn = (text: string | null) =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** Nonsense in the address is as if it were not there. */
export const readAddress = (query: { get(name: string): string | null }): DashboardAddress => ({
  businessId: idIn(query.get('isletme')),
  applicationId: idIn(query.get('basvuru')),
  tab: TABS.find((tab) => tab === query.get('sekme')) ?? 'genel',
  view: VIEWS.find((view) => view === query.get('bolum')),
  recordId: idIn(query.get('kayit')),
});

/** `'/business-owner-dashboard?isletme=1001&sekme=profil'` */
export function dashboardHref({
  businessId,
  applicationId,
  tab,
  view,
  recordId,
}: Partial<DashboardAddress>): string {
  const query = [
    businessId && `isletme=${businessId}`,
    applicationId && `basvuru=${applicationId}`,
    tab && tab !== 'genel' && `sekme=${tab}`,
    view && `bolum=${view}`,
    view && recordId && `kayit=${recordId}`,
  ].filter(Boolean);
  return query.length > 0 ? `${DASHBOARD_PATH}?${query.join('&')}` : DASHBOARD_PATH;
}
