import type { DashboardAddress } from '#contract/owners/desk-address.ts';
import { Workspace } from '#web/features/owner-desk/Workspace.tsx';
import type { AskedPart } from './asked-parts/asked-part.ts';
import { askedParts } from './asked-parts/asked-parts.ts';
import { AtThatTime, at } from './tried-presses/press.tsx';

/** A part whose question is answered in every way that the contract knows. */
export interface VariedPart
  extends Omit<AskedPart, 'of' | 'waits' | 'nothing' | 'failed' | 'missing'> {
  /** What is varied elsewhere. */
  but?: RegExp;
}

const nobody = () => null;
const shop = {
  ...{ id: 7, name: 'Nar Lokantası', status: 'approved', plan: 'basic', role: 'owner' },
  ...{ isEditable: true, isOpen: true, logo: '/api/objects/uploads/l', planExpiresAt: at },
  ...{ images: ['/a.webp', '/b.webp'], address: 'Nar Sok. No: 5, Seyhan', district: 'Seyhan' },
  ...{ owners: [{ name: 'Elif Ak', email: 'elif@ornek.example' }], phone: '0322 591 26 41' },
  ...{ category: 'Kafeler', categorySlug: 'kafeler', priceRange: '₺₺', neighbourhood: 'Reşatbey' },
  ...{ latitude: '36.99480000', longitude: '35.33420000', features: ['Teras'], attributes: {} },
  hours: '{"mon-sat":"09:00-18:00","sun":"kapalı"}',
  ramadanHours: '{"mon-sun":"12:00-24:00"}',
  specialDays: { '2026-11-21': '10:00-14:00' },
  specialDayNames: { '2026-11-21': 'Açılış' },
  waiting: { revisions: 1, reservations: 2, reviews: 3, messages: 4 },
  revisions: [
    {
      ...{ id: 4, status: 'pending', changes: { name: ['Nar', 'Nar Lokantası'] }, reason: null },
      ...{ createdAt: at, decidedAt: null },
    },
  ],
  earlierDescriptions: [{ id: 3, until: at, text: 'Odun ateşinde kebap.' }],
  planRequest: { id: 2, plan: 'premium', status: 'new', createdAt: at },
  ...{
    contests: [],
    pictures: [{ src: '/a.webp', pricesOn: '2026-11-03' }, { src: '/b.webp' }],
    rating: '4.2',
    reviewCount: 130,
    isFeatured: false,
  },
};
const atDesk = (address: DashboardAddress): VariedPart => ({
  part: (
    <AtThatTime>
      <Workspace
        {...{ business: { id: 7, name: 'Nar' } as never, address, choices: null }}
        slots={new Proxy({}, { get: () => nobody }) as Parameters<typeof Workspace>[0]['slots']}
        onLeft={nobody}
      />
    </AtThatTime>
  ),
  asks: 'GET /api/businesses/7/workspace',
  beside: () => [],
  comes: [shop, 'Nar Lokantası'],
  // The head of every view, and what stands in the place of one: 'one business at the desk'.
  but: /^(?:name|status|statusReason|logo|isOpen|contests)/,
});

/** Asked for on the way to another part, which has its row. */
const ELSEWHERE = [
  'the report that a business is opened for',
  'a business that is edited where only its number is known',
];
const asked = Object.entries(askedParts).filter(([name]) => !ELSEWHERE.includes(name));

export const variedParts: Record<string, VariedPart> = {
  ...Object.fromEntries(asked),
  'the overview of a business': atDesk({ tab: 'genel' }),
  'the profile of a business': atDesk({ tab: 'profil' }),
  'the plan of a business': atDesk({ tab: 'abonelik' }),
  'its hours at the desk': atDesk({ tab: 'genel', view: 'saatler' }),
  'its photos at the desk': atDesk({ tab: 'genel', view: 'fotograflar' }),
  'its settings at the desk': atDesk({ tab: 'genel', view: 'ayarlar' }),
  'its facts at the desk': atDesk({ tab: 'genel', view: 'duzenle' }),
  'its prices at the desk': {
    ...atDesk({ tab: 'genel', view: 'fiyatlar' }),
    beside: () => null,
  },
  'its messages at the desk': atDesk({ tab: 'genel', view: 'mesajlar' }),
};
