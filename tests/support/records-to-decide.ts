import type { Insertable } from 'kysely';
import type { ItemKind } from '#contract/moderation/moderation-words.ts';
import type { Tables } from '#server/platform/database/database-tables.ts';
import type { TestApp } from './test-app.ts';

/** Every state of every kind of record that somebody decides about. */
export const statesOf = {
  business: ['email_pending', 'pending', 'approved', 'rejected', 'suspended', 'closed', 'merged'],
  revision: ['pending', 'approved', 'rejected', 'withdrawn'],
  application: ['email_pending', 'pending', 'approved', 'rejected', 'revoked', 'withdrawn'],
  claim: ['pending', 'needs_info', 'approved', 'rejected', 'revoked', 'withdrawn'],
  review: ['pending', 'approved', 'rejected', 'hidden'],
  report: ['open', 'accepted', 'dismissed'],
  advertisement_request: [
    'contact_pending',
    'contacted',
    'customized',
    'live',
    'ended',
    'cancelled',
  ],
  advertisement: ['pending', 'contacted', 'customized', 'live', 'ended', 'cancelled'],
  lead: ['new', 'contacted', 'won', 'lost'],
  plan_request: ['new', 'contacted', 'done', 'declined'],
  reservation: ['requested', 'confirmed', 'declined', 'cancelled', 'expired'],
  removal: ['open', 'accepted', 'dismissed'],
  inquiry: ['open', 'answered', 'dismissed'],
  photo: ['open', 'accepted', 'dismissed'],
} as const satisfies Record<ItemKind, readonly string[]>;

/** Records of every kind in any state, with `fields` of their tables. */
export function recordsToDecide(app: TestApp) {
  let made = 0;
  const next = () => {
    made += 1;
    return made;
  };
  const insert = async <T extends keyof Tables & string>(
    table: T,
    row: Insertable<Tables[T]>,
  ): Promise<number> => {
    const { id } = (await app.db
      .insertInto(table as 'reports')
      .values(row as never)
      .returning('id')
      .executeTakeFirstOrThrow()) as { id: number };
    return id;
  };
  const at = () => ({ createdAt: app.clock.now, updatedAt: app.clock.now });
  const person = () =>
    insert('users', { name: 'Gönderen Kişi', email: `gonderen${next()}@ornek.example` });
  const business = (fields = {}) => app.given.business({ name: `İşletme ${next()}`, ...fields });
  const ad = (fields: object) => ({
    businessName: 'Reklamlı Lokanta',
    ...{ contactPerson: 'Ayşe Yılmaz', email: 'reklam@ornek.example', phone: '0322 591 26 41' },
    ...{ packageType: 'basic' as const, duration: 3, ...at() },
    ...{ adContent: '{"title":"Reklam"}', startDate: '2026-11-01', endDate: '2026-12-01' },
    ...fields,
  });

  const makers: Record<ItemKind, (status: string, fields: object) => Promise<number>> = {
    business: async (status, fields) =>
      business({
        ...{ status, submittedAt: app.clock.now, email: 'ekleyen@ornek.example' },
        ...(status === 'merged' && { mergedInto: await business() }),
        ...fields,
      }),
    revision: async (status, fields) =>
      insert('businessRevisions', {
        ...{ businessId: await business(), proposedBy: await person(), status: status as never },
        changes: JSON.stringify({ name: ['İşletme', 'Yeni Ad'] }),
        ...{ createdAt: app.clock.now, ...fields },
      }),
    application: async (status, fields) =>
      insert('businessOwners', {
        ...{
          businessName: 'Başvuran Lokanta',
          ownerName: 'Ayşe Yılmaz',
          status: status as never,
        },
        ...{
          address: 'Seyhan',
          phone: '0322 591 26 41',
          email: `sahip${next()}@ornek.example`,
        },
        ...{ ...at(), ...fields },
      }),
    claim: async (status, fields) =>
      insert('businessClaims', {
        ...{ businessId: await business(), userId: await person(), status: status as never },
        ...{ claimantName: 'Ayşe Yılmaz', message: 'Benim dükkânım.', ...at(), ...fields },
      }),
    review: async (status, fields) =>
      insert('reviews', {
        ...{ businessId: await business(), userId: await person(), status: status as never },
        ...{ rating: 4, content: 'Kebabı güzel, servisi yavaş.', ...at(), ...fields },
      }),
    report: async (status, fields) =>
      insert('reports', {
        ...{ businessId: await business(), reason: 'wrong_hours', status: status as never },
        suggestion: JSON.stringify({ text: 'her gün 09.00-18.00' }),
        ...{ email: 'bildiren@ornek.example', ...at(), ...fields },
      }),
    advertisement_request: (status, fields) =>
      insert('advertisementRequests', ad({ status, ...fields }) as never),
    advertisement: (status, fields) => insert('advertisements', ad({ status, ...fields }) as never),
    lead: (status, fields) =>
      insert('promotionalLeads', {
        ...{ email: `teklif${next()}@ornek.example`, status: status as never },
        ...{ createdAt: app.clock.now, ...fields },
      }),
    plan_request: async (status, fields) =>
      insert('planRequests', {
        ...{ businessId: await business({ plan: 'basic' }), requestedBy: await person() },
        plan: 'basic' as const,
        ...{ status: status as never, ...at(), ...fields },
      }),
    // Nobody owns the business: no e-mail reached anybody.
    reservation: async (status, fields) =>
      insert('reservations', {
        ...{ businessId: await business(), status: status as never, ...at() },
        ...{ day: '2026-12-01', time: '19:30', people: 2, name: 'Ali Kaya' },
        ...{ phone: '0322 591 26 41', email: 'misafir@ornek.example', ...fields },
      }),
    removal: async (status, fields) =>
      insert('removalRequests', {
        ...{
          name: 'Ayşe Yılmaz',
          email: `kaldiran${next()}@ornek.example`,
          status: status as never,
        },
        ...{ content: 'Telefon numaram kaldırılsın.', ...at(), ...fields },
      }),
    inquiry: async (status, fields) =>
      insert('inquiries', {
        ...{ name: 'Ayşe Yılmaz', email: `soran${next()}@ornek.example` },
        ...{ status: status as never, content: 'Nasıl üye olurum?', ...at(), ...fields },
      }),
    photo: async (status, fields) =>
      insert('visitorPhotos', {
        ...{ businessId: await business(), email: `ceken${next()}@ornek.example` },
        ...{ images: [], isOwn: true, status: status as never, ...at(), ...fields },
      }),
  };
  return (kind: ItemKind, status: string, fields: object = {}) => makers[kind](status, fields);
}

/** The states in which a record waits for the team. */
export const firstStates = Object.fromEntries(
  Object.entries(statesOf).map(([kind, [first, second]]) => [
    kind,
    first === 'email_pending' ? second : first,
  ]),
) as Record<ItemKind, string>;

export const decidedKinds = Object.keys(statesOf) as ItemKind[];
