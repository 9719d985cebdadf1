import type { BusinessFile } from '#contract/moderation/administration.ts';
import { BatchUndoing } from '#web/features/administration/businesses/BatchUndoing.tsx';
import { BusinessScreen } from '#web/features/administration/businesses/BusinessScreen.tsx';
import { BusinessTransitions } from '#web/features/administration/businesses/BusinessTransitions.tsx';
import { EditBusinessById } from '#web/features/administration/businesses/EditBusiness.tsx';
import { ImportsScreen } from '#web/features/administration/businesses/ImportsScreen.tsx';
import { OwnersPanel } from '#web/features/administration/businesses/OwnersPanel.tsx';
import {
  administeredBusinessTexts,
  administrationTexts,
  batchTexts,
} from '#web/texts/administration.ts';
import { at } from '../tried-presses/press.tsx';
import type { AskedPart } from './asked-part.ts';

const nobody = () => null;
const { loading, failedTitle } = administrationTexts;
/** As all screens of the team say it. */
const usual = { waits: loading, failed: failedTitle };
const business = {
  ...{ id: 7, name: 'Nar', status: 'approved', category: 'Kafeler', district: 'Seyhan' },
  ...{ phone: '0322 000 12 34', email: null, plan: 'free', hasOwner: false, submittedAt: at },
  ...{ batchId: null, confirmedOn: null, silentSince: null, isExample: false, isFeatured: false },
};
const form = {
  ...{ name: 'Nar', category: 'Kafeler', subcategory: '', district: 'Seyhan', address: 'Nar 5' },
  ...{ neighbourhood: '', latitude: '', longitude: '', description: '', email: '', priceRange: '' },
  ...{ isEmailShown: false, attributes: {}, features: [], hours: '', ramadanHours: '' },
  ...{ isOpen: true, images: [] },
};
const file = {
  ...{ ...business, form, rejectionReason: null, mergedInto: null, likelySame: [] },
  ...{ submitterName: 'Elif', earlierWords: [], ownersWord: [], history: [], facts: [] },
} as unknown as BusinessFile;
const slots = { hours: nobody, pin: nobody, attributes: nobody, photos: nobody } as never;

/** What the team asks of businesses. */
export const businessesParts: Record<string, AskedPart> = {
  'files that came in': {
    ...usual,
    of: 'administration/businesses/ImportsScreen.tsx',
    part: <ImportsScreen upload={nobody} />,
    asks: 'GET /api/admin/imports',
    comes: [
      [
        {
          ...{ id: 4, fileName: 'eczaneler.csv', createdAt: at, sentBy: null, undoneAt: null },
          ...{ imported: 31, duplicates: 0, changed: 0, refused: 0, waiting: 0, approved: 31 },
          others: 0,
        },
      ],
      'eczaneler.csv',
    ],
    nothing: [[], batchTexts.empty],
  },
  'what taking a file back would do': {
    of: 'administration/businesses/BatchUndoing.tsx',
    part: <BatchUndoing batchId={4} onUndone={() => undefined} />,
    way: [batchTexts.undo],
    asks: 'GET /api/admin/imports/4/undo',
    waits: batchTexts.undoCounting,
    comes: [
      {
        ...{ removable: 31, waitingAgain: 4, kept: [], keptCount: 0 },
        facts: { restorable: 0, stuck: [], stuckCount: 0, noted: 2 },
      },
      ...[batchTexts.undoText(31), batchTexts.undoNoted(2)],
    ],
    failed: batchTexts.undoUnknown,
  },
  'one business': {
    ...usual,
    of: 'administration/businesses/BusinessScreen.tsx',
    part: <BusinessScreen id={7} reportId={undefined} slots={slots} />,
    asks: 'GET /api/admin/businesses/7',
    beside: (asked) => (asked.includes('/items/') ? { isOwn: false, transitions: [] } : []),
    comes: [file, 'Nar', 'Elif'],
    missing: administeredBusinessTexts.notFoundTitle,
  },
  'the report that a business is opened for': {
    ...usual,
    of: 'administration/businesses/BusinessScreen.tsx',
    part: <BusinessScreen id={7} reportId={5} slots={slots} />,
    asks: 'GET /api/moderation/items/report/5',
    beside: (asked) =>
      asked.endsWith('/businesses/7')
        ? file
        : asked.includes('/items/business')
          ? { isOwn: false, transitions: [] }
          : [],
    comes: [
      {
        item: { kind: 'report', id: 5, status: 'open', businessId: 7 },
        ...{ mendedBy: 'standing', isOwn: false, transitions: [], fields: [], differences: [] },
      },
      administeredBusinessTexts.reportedStanding,
    ],
  },
  'where a business can go from here': {
    of: 'administration/businesses/BusinessTransitions.tsx',
    part: <BusinessTransitions file={file} onTransition={async () => undefined} />,
    asks: 'GET /api/moderation/items/business/7',
    waits: loading,
    comes: [
      {
        isOwn: false,
        transitions: [
          {
            transition: 'suspend',
            reason: 'text',
            needsInto: false,
            takesInto: false,
            isUndo: false,
          },
        ],
      },
      'Askıya al',
    ],
    failed: administeredBusinessTexts.transitionsUnknown,
  },
  'a business that is edited where only its number is known': {
    ...usual,
    of: 'administration/businesses/EditBusiness.tsx',
    part: <EditBusinessById id={7} slots={slots} onSaved={async () => undefined} />,
    asks: 'GET /api/admin/businesses/7',
    beside: () => [],
    comes: [
      { ...file, ownersWord: [{ fact: 'phone', on: '2026-11-03' }] },
      'telefon (3 Kasım 2026)',
    ],
  },
  'who owns a business': {
    ...usual,
    of: 'administration/businesses/OwnersPanel.tsx',
    part: (
      <OwnersPanel file={file} onChanged={async () => undefined}>
        {null}
      </OwnersPanel>
    ),
    asks: 'GET /api/admin/businesses/7/owners',
    comes: [
      [
        {
          ...{ claimId: 5, userId: 8, name: 'Elif Ak', email: 'elif@ornek.example', since: at },
          ...{ isYou: false, colleagues: 0 },
        },
      ],
      'Elif Ak',
    ],
    nothing: [[], administeredBusinessTexts.noOwner],
  },
};
