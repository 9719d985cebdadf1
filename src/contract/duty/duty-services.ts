/** What takes turns in being open, so that one always is. */
export const DUTY_SERVICES = ['pharmacy', 'notary', 'vet'] as const;
export type DutyService = (typeof DUTY_SERVICES)[number];

/** The one whose rosters are kept. */
export const ROSTER_SERVICE = 'pharmacy' satisfies DutyService;

interface OfficialList {
  name: string;
  href: string;
}

/** What is true of each: how people call it, how words begin that mean it, and where its list stands officially. */
export const DUTY: Record<DutyService, { word: string; stem: string; official: OfficialList }> = {
  pharmacy: {
    word: 'eczane',
    stem: 'ecz',
    official: { name: 'Adana Eczacı Odası', href: 'https://www.adanaeo.org.tr/nobetci-eczaneler' },
  },
  notary: {
    word: 'noter',
    stem: 'noter',
    official: { name: 'Türkiye Noterler Birliği', href: 'https://www.tnb.org.tr' },
  },
  vet: {
    word: 'veteriner',
    stem: 'veterin',
    official: { name: 'Adana Veteriner Hekimleri Odası', href: '' },
  },
};

export const DUTY_PATH = '/nobetci-eczane';
