import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Account } from '#contract/accounts/accounts.ts';
import type { FavoriteBusiness, FavoriteList } from '#contract/favorites.ts';
import type { ManagedBusiness } from '#contract/owners/owner-workspace.ts';
import type { BusinessReservation } from '#contract/reservations/reservations.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { toasts } from '#tests/support/told-toasts.ts';
import { useAccount } from '#web/browser/account-context.ts';
import { ClockContext, PageClock } from '#web/browser/clock-context.ts';
import { AccountDetails } from '#web/features/accounts/AccountDetails.tsx';
import { AdWishForm } from '#web/features/advertising/AdWishForm.tsx';
import { ClaimAnswerForm } from '#web/features/claims/ClaimAnswerForm.tsx';
import { ResendForm } from '#web/features/email-verification/ResendForm.tsx';
import { FavoriteFoot } from '#web/features/favorites/FavoriteFoot.tsx';
import { ListChoice } from '#web/features/favorites/ListChoice.tsx';
import { InviteForm } from '#web/features/owner-desk/InviteForm.tsx';
import { PhotosView } from '#web/features/owner-desk/views/PhotosView.tsx';
import { PricesView } from '#web/features/owner-desk/views/PricesView.tsx';
import { ReservationCard } from '#web/features/owner-desk/views/ReservationCard.tsx';
import {
  WorkspaceContext,
  type WorkspaceSlots,
} from '#web/features/owner-desk/workspace-context.ts';
import { accountTexts } from '#web/texts/accounts.ts';
import { adPreviewTexts } from '#web/texts/ad-preview.ts';
import { priceFormTexts, pricePhotosTexts } from '#web/texts/business-prices.ts';
import { claimAnswerTexts } from '#web/texts/claims.ts';
import { emailVerificationTexts } from '#web/texts/email-verification.ts';
import { favoriteListsTexts } from '#web/texts/favorite-lists.ts';
import { customerTexts } from '#web/texts/owner-customers.ts';
import { editTexts, settingsTexts, workspaceTexts } from '#web/texts/owner-workspace.ts';

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal('window', { addEventListener() {}, removeEventListener() {} });
});

interface FormOfPage {
  part: ReactNode;
  /** What it reads, and its words once that has come. */
  read?: [answer: unknown, words: string];
  /** What is pressed before: to come to the form, and in it what is no field. */
  way?: string[];
  /** By the labels of fields. */
  typed?: Record<string, string>;
  button: string;
  /** The one thing that the server is asked to do. */
  asks: string;
  /** How it agrees. */
  agrees: unknown;
  /** What is said then, what stands in the fields, and what the page shows, or no longer shows. */
  said?: string;
  after?: Record<string, string>;
  shows?: string;
  hides?: string;
}

const invited = 'yeni@ornek.example';
const account = { id: 7, name: 'Ayşe', phone: null, email: 'ayse@ornek.example' } as Account;
const Called = () => {
  const shown = useAccount();
  return shown.kind === 'member' && `Merhaba ${shown.account.name}`;
};
const desk = { business: { id: 7 } as ManagedBusiness, slots: {} as never };
const nobody = () => undefined;

const at = '2026-11-20T09:00:00.000Z';
const shop = { id: 7, photoLimit: null, logo: null, images: ['a'], pictures: [] };
/** A field of pictures that one press gives one more. */
const photos: WorkspaceSlots['photos'] = ({ label, images, onImages }) => (
  <button type="button" onClick={() => onImages([...images, 'b'])}>
    {label}
  </button>
);
const picture = { src: 'a', width: 800, height: 600, placeholder: '', hasAvif: false };
function Desk({ children, pictures = [] }: { children: ReactNode; pictures?: object[] }) {
  const [business, setBusiness] = useState({ ...shop, pictures } as unknown as ManagedBusiness);
  const slots = { photos } as WorkspaceSlots;
  return (
    <WorkspaceContext
      value={{ business, setBusiness, slots, reload: async () => undefined, leave: nobody }}
    >
      {children}
    </WorkspaceContext>
  );
}
const priced = {
  ...{ id: 7, name: 'Nar', lines: [{ heading: null, name: 'Çay', price: 15 }], on: '2026-11-20' },
  ...{ by: 'owner', isOld: false },
};
const dearer = { ...priced, lines: [{ heading: null, name: 'Çay', price: 20 }] };
const reservation = {
  ...{ id: 5, name: 'Ayşe', phone: '0322 000 12 34', status: 'confirmed', people: 4, note: null },
  ...{ day: '2026-11-21', time: '19:30', reason: null, createdAt: at, history: [] },
} as unknown as BusinessReservation;
function Table() {
  const [now, setNow] = useState(reservation);
  return (
    <ClockContext value={new PageClock(new Date(at))}>
      <ReservationCard reservation={now} onChanged={setNow} />
    </ClockContext>
  );
}
function Asked() {
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered) return 'Yanıtlandı';
  const answered = async () => setAnswered(true);
  return <ClaimAnswerForm claimId={5} documentSlot={() => null} onAnswered={answered} />;
}
function Wished() {
  const [wish, setWish] = useState('');
  return wish || <AdWishForm token="abc" onSent={() => setWish('İstendi')} onLeft={nobody} />;
}

const wedding = { id: 3, name: 'Düğün', token: null };
const kept = {
  ...{ businessId: 7, name: 'Nar', state: 'closed' as const, business: null },
  ...{ note: null, listIds: [3] },
};
function Kept() {
  const [item, setItem] = useState<FavoriteBusiness>(kept);
  const [lists, setLists] = useState<FavoriteList[]>([wedding]);
  return (
    <FavoriteFoot
      {...{ item, lists }}
      onNote={(note) => setItem({ ...item, note })}
      onLists={(listIds, now) => {
        setLists(now);
        setItem({ ...item, listIds });
      }}
    />
  );
}
function Listed() {
  const [lists, setLists] = useState<FavoriteList[]>([wedding]);
  return (
    <ListChoice
      lists={lists}
      chosen={lists[0]}
      countOf={() => 0}
      onChosen={nobody}
      onNamed={(list) => setLists([list])}
      onDeleted={nobody}
    />
  );
}

const forms: Record<string, FormOfPage> = {
  'a colleague is invited': {
    part: (
      <WorkspaceContext
        value={{ ...desk, setBusiness: nobody, reload: async () => undefined, leave: nobody }}
      >
        <InviteForm onInvited={nobody} />
      </WorkspaceContext>
    ),
    typed: { [settingsTexts.email]: invited },
    button: settingsTexts.invite,
    asks: 'POST /api/businesses/7/invitations',
    agrees: { email: invited },
    said: settingsTexts.invited(invited).title,
    after: { [settingsTexts.email]: '' },
  },
  'an account is called otherwise': {
    part: (
      <>
        <Called />
        <AccountDetails account={account} />
      </>
    ),
    typed: { [accountTexts.name]: 'Elif Ak' },
    button: accountTexts.save,
    asks: 'PATCH /api/users/me',
    agrees: { ...account, name: 'Elif Ak' },
    said: accountTexts.saved,
    after: { [accountTexts.name]: 'Elif Ak' },
    shows: 'Merhaba Elif Ak',
  },
  'a photo is added': {
    part: (
      <Desk>
        <PhotosView />
      </Desk>
    ),
    way: [editTexts.photos],
    button: workspaceTexts.save,
    asks: 'PUT /api/businesses/7/photos {"images":["a","b"]}',
    agrees: { ...shop, images: ['a', 'b'] },
    said: workspaceTexts.saved.title,
    hides: editTexts.unsaved,
  },
  'a logo is chosen': {
    part: (
      <Desk>
        <PhotosView />
      </Desk>
    ),
    way: [editTexts.logo],
    button: workspaceTexts.save,
    asks: 'PUT /api/businesses/7/logo {"image":"b"}',
    agrees: { ...shop, logo: 'b' },
    said: workspaceTexts.saved.title,
    hides: editTexts.unsaved,
  },
  'prices are written': {
    part: (
      <Desk>
        <PricesView />
      </Desk>
    ),
    read: [{ ...priced }, priceFormTexts.label],
    typed: { [priceFormTexts.label]: 'Çay 20 TL' },
    button: priceFormTexts.save,
    asks: 'PUT /api/businesses/7/prices {"text":"Çay 20 TL"}',
    agrees: { list: dearer },
    said: priceFormTexts.saved,
    after: { [priceFormTexts.label]: 'Çay 20' },
  },
  'a photo is told to show prices': {
    part: (
      <Desk pictures={[{ ...picture, pricesOn: '2026-11-01' }]}>
        <PricesView />
      </Desk>
    ),
    typed: { [pricePhotosTexts.day(1)]: '2026-11-03' },
    button: pricePhotosTexts.save,
    asks: 'PUT /api/businesses/7/prices/photos {"photos":[{"image":"a","on":"2026-11-03"}]}',
    agrees: { ...shop, pictures: [{ ...picture, pricesOn: '2026-11-03' }] },
    said: workspaceTexts.saved.title,
    after: { [pricePhotosTexts.day(1)]: '2026-11-03' },
  },
  'a table is called off': {
    part: <Table />,
    way: [customerTexts.callOff],
    typed: { [customerTexts.reason]: 'Elektrik yok' },
    button: customerTexts.callingOff.words.send,
    asks: 'POST /api/reservations/5/call-off {"reason":"Elektrik yok"}',
    agrees: { status: 'cancelled' },
    said: customerTexts.callingOff.done.title,
    shows: 'Elektrik yok',
    hides: customerTexts.callingOff.words.send,
  },
  'what the team asked of a claim is answered': {
    part: <Asked />,
    typed: { [claimAnswerTexts.label]: 'Vergi levham ektedir' },
    button: claimAnswerTexts.send,
    asks: 'POST /api/claims/5/answer {"message":"Vergi levham ektedir","documents":[]}',
    agrees: {},
    said: claimAnswerTexts.sent.title,
    shows: 'Yanıtlandı',
  },
  'an advertiser wants something else': {
    part: <Wished />,
    typed: { [adPreviewTexts.wish]: 'Saatler de yazsın' },
    button: adPreviewTexts.send,
    asks: 'POST /api/ad-previews/abc/changes {"wish":"Saatler de yazsın"}',
    agrees: {},
    said: adPreviewTexts.sentToast.title,
    shows: 'İstendi',
  },
  'a note to a favorite is written': {
    part: <Kept />,
    way: [favoriteListsTexts.noteOf('Nar', false)],
    typed: { [favoriteListsTexts.note]: 'Bahçesi güzel' },
    button: favoriteListsTexts.save,
    asks: 'PATCH /api/favorites/7 {"note":"Bahçesi güzel"}',
    agrees: { note: 'Bahçesi güzel', listIds: [3], lists: [wedding] },
    shows: `${favoriteListsTexts.note}: Bahçesi güzel`,
    hides: favoriteListsTexts.save,
  },
  'a favorite is put into one more list': {
    part: <Kept />,
    way: [`${favoriteListsTexts.addToList}: Nar`],
    typed: { [favoriteListsTexts.newList]: 'Kahvaltı' },
    button: favoriteListsTexts.save,
    asks: 'PATCH /api/favorites/7 {"listIds":[3],"newList":"Kahvaltı"}',
    agrees: {
      ...{ note: null, listIds: [3, 4] },
      lists: [wedding, { id: 4, name: 'Kahvaltı', token: null }],
    },
    shows: favoriteListsTexts.inLists('Düğün, Kahvaltı'),
    hides: favoriteListsTexts.listsText,
  },
  'a list is made': {
    part: <Listed />,
    way: [favoriteListsTexts.newList],
    typed: { [favoriteListsTexts.name]: 'Kahvaltı' },
    button: favoriteListsTexts.create,
    asks: 'POST /api/own-favorite-lists {"name":"Kahvaltı"}',
    agrees: { id: 4, name: 'Kahvaltı', token: null },
    shows: 'Kahvaltı',
    hides: favoriteListsTexts.nameText,
  },
  'a list is called otherwise': {
    part: <Listed />,
    way: [favoriteListsTexts.rename],
    typed: { [favoriteListsTexts.name]: 'Nikâh' },
    button: favoriteListsTexts.save,
    asks: 'PATCH /api/own-favorite-lists/3 {"name":"Nikâh"}',
    agrees: { ...wedding, name: 'Nikâh' },
    shows: 'Nikâh',
    hides: favoriteListsTexts.nameText,
  },
  'another link is asked for': {
    part: <ResendForm />,
    typed: { [emailVerificationTexts.email]: invited },
    button: emailVerificationTexts.resend,
    asks: `POST /api/verify-email/resend {"email":"${invited}"}`,
    agrees: { message: 'Kayıt varsa bağlantı yolda' },
    shows: 'Kayıt varsa bağlantı yolda',
  },
};

/** The form as it was sent. */
async function sent(form: FormOfPage, answer: unknown) {
  const { part, read, way = [], typed = {}, button, asks } = form;
  const screen = screenWithApi(part, (asked) => (asked.startsWith('GET') ? read?.[0] : answer));
  if (read) await screen.until(read[1]);
  for (const name of way) screen.press(name);
  for (const [label, words] of Object.entries(typed)) screen.type(label, words);
  screen.submit(button);
  const done = () => screen.sent.filter((one) => !one.startsWith('GET'));
  await vi.waitFor(() => expect(done()).toEqual([expect.stringContaining(asks)]), {
    timeout: 10_000,
  });
  const stands = (words: Record<string, string>) => {
    for (const [label, value] of Object.entries(words))
      expect(screen.field(label).value, label).toBe(value);
  };
  return { ...screen, stands };
}

describe.each(Object.entries(forms))('%s', (_, form) => {
  test('the server agrees: it is said once, and seen', async () => {
    const { stands, text, until } = await sent(form, form.agrees);
    const said = form.said ? [form.said] : [];
    await vi.waitFor(() => expect(toasts).toEqual(said), { timeout: 10_000 });
    await until(form.shows ?? '');
    if (form.hides) expect(text()).not.toContain(form.hides);
    stands(form.after ?? {});
  });

  test('the server refuses: that is said on top, and what was typed stays', async () => {
    const { stands, until, text } = await sent(form, new Error('Bu kez olmadı.'));
    await until('Bu kez olmadı.');
    stands(form.typed ?? {});
    expect(text()).toContain(form.hides ?? '');
    expect(toasts).toEqual([]);
  });
});
