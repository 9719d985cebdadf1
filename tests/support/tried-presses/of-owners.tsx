import type { ReactNode } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import type { Colleague } from '#contract/owners/owner-team.ts';
import type { ManagedBusiness, Revision } from '#contract/owners/owner-workspace.ts';
import type { BusinessReservation } from '#contract/reservations/reservations.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { Inbox } from '#web/features/messages/Inbox.tsx';
import { InvitationScreen } from '#web/features/owner-desk/InvitationScreen.tsx';
import { TeamSection } from '#web/features/owner-desk/TeamSection.tsx';
import { EarlierDescriptions } from '#web/features/owner-desk/views/EarlierDescriptions.tsx';
import { ReservationCard } from '#web/features/owner-desk/views/ReservationCard.tsx';
import { RevisionCard } from '#web/features/owner-desk/views/RevisionCard.tsx';
import { SettingsView } from '#web/features/owner-desk/views/SettingsView.tsx';
import { WorkspaceContext } from '#web/features/owner-desk/workspace-context.ts';
import { inboxTexts } from '#web/texts/messages.ts';
import { customerTexts } from '#web/texts/owner-customers.ts';
import {
  invitationTexts,
  profileTexts,
  settingsTexts,
  workspaceTexts,
} from '#web/texts/owner-workspace.ts';
import { AtThatTime, at, Keeping, type Press } from './press.tsx';

const managed = {
  ...{ id: 7, role: 'owner', isOpen: true, takesReservations: false, email: null },
  isEditable: true,
  earlierDescriptions: [{ id: 3, until: at, text: 'Odun ateşinde kebap.' }],
};
interface Desk {
  business: ManagedBusiness;
  isLeft: boolean;
  isReloaded: boolean;
}
const first = { business: managed as unknown as ManagedBusiness, isLeft: false, isReloaded: false };
const desk = (part: (state: Desk) => ReactNode) => (
  <Keeping<Desk>
    first={first}
    of={(state, set) => (
      <WorkspaceContext
        value={{
          ...{ business: state.business, slots: {} as never },
          setBusiness: (business) => set({ ...state, business: business as ManagedBusiness }),
          reload: async () => set({ ...state, isReloaded: true }),
          leave: () => set({ ...state, isLeft: true }),
        }}
      >
        {state.isLeft ? 'Ayrıldı' : part(state)}
      </WorkspaceContext>
    )}
  />
);
const colleague = (id: number, isYou: boolean): Colleague => ({
  ...{ id, name: `Kişi ${id}`, email: `kisi${id}@ornek.example`, role: 'manager', isYou },
  ...{ state: 'active', invitedAt: at, invitationExpiresAt: null },
});
const team = [colleague(1, true), colleague(2, false)];
const ofTeam = {
  ...{ of: 'owner-desk/TeamSection.tsx', part: desk(() => <TeamSection />) },
  refused: workspaceTexts.actionFailed,
};
const { isOpen, takesReservations } = settingsTexts.switches;
const ofSettings = {
  ...{ of: 'owner-desk/views/SettingsView.tsx', part: desk(() => <SettingsView />) },
  ...{ asks: 'PATCH /api/businesses/7', refused: workspaceTexts.actionFailed },
  read: [team, 'Kişi 2'] satisfies Press['read'],
};
const message = {
  ...{ id: 3, name: 'Ayşe', email: 'ayse@ornek.example', phone: null, content: 'Selam' },
  ...{ isRead: false, isDoubtful: false, createdAt: at },
};
const revision = {
  ...{ id: 5, status: 'pending', changes: { name: ['Nar', 'Nar Lokantası'] }, reason: null },
  createdAt: at,
} as unknown as Revision;
const reservation = {
  ...{ id: 5, name: 'Ayşe', phone: '0322 000 12 34', status: 'requested', people: 4, note: null },
  ...{ day: '2026-11-21', time: '19:30', reason: null, createdAt: at, history: [] },
} as unknown as BusinessReservation;
const invited = {
  ...{ businessId: 7, businessName: 'Nar', role: 'manager', isAccepted: false },
  email: 'ayse@ornek.example',
};

export const ownersPresses: Record<string, Press> = {
  'a message is read': {
    part: (
      <Inbox {...{ businessId: 7, businessName: 'Nar', isOpen: true, plansHref: '/planlar' }} />
    ),
    read: [{ messages: [message], hasMore: false, unread: 1 }, 'Selam'],
    button: inboxTexts.markRead,
    asks: 'PATCH /api/messages/3',
    refused: inboxTexts.markFailed,
  },
  'a colleague is taken out of the team': {
    ...ofTeam,
    read: [team, 'Kişi 2'],
    way: [settingsTexts.removeOf('Kişi 2')],
    button: settingsTexts.removeNow,
    asks: 'DELETE /api/businesses/7/team/2',
    said: settingsTexts.removed.title,
  },
  'somebody leaves the team': {
    ...ofTeam,
    read: [team, 'Kişi 1'],
    way: [settingsTexts.leave],
    button: settingsTexts.leaveNow,
    asks: 'POST /api/businesses/7/team/leave',
    said: settingsTexts.left.title,
  },
  'a business takes reservations': {
    ...ofSettings,
    button: takesReservations.on,
    agrees: { ...managed, takesReservations: true },
    said: takesReservations.nowOn.title,
  },
  'a business is closed for a while': {
    ...ofSettings,
    way: [isOpen.off],
    button: isOpen.question.yes,
    agrees: { ...managed, isOpen: false },
    said: isOpen.nowOff.title,
  },
  'the address of a business is shown': {
    ...ofSettings,
    button: settingsTexts.showEmail,
    agrees: { ...managed, email: 'nar@ornek.example' },
    said: settingsTexts.emailShownNow.title,
  },
  'a change that waits is taken back': {
    of: 'owner-desk/views/RevisionCard.tsx',
    part: desk(({ isReloaded }) => (
      <RevisionCard revision={isReloaded ? { ...revision, status: 'withdrawn' } : revision} />
    )),
    way: [profileTexts.withdraw],
    button: profileTexts.withdrawNow,
    asks: 'POST /api/revisions/5/withdraw',
    said: profileTexts.withdrawn.title,
    refused: workspaceTexts.actionFailed,
  },
  'an earlier description is put back': {
    of: 'owner-desk/views/EarlierDescriptions.tsx',
    part: desk(() => <EarlierDescriptions />),
    way: [profileTexts.restoreOf(formatMoment(new Date(at)))],
    button: profileTexts.restoreYes,
    asks: 'PATCH /api/businesses/7',
    agrees: { ...managed, earlierDescriptions: [] },
    said: profileTexts.restored.title,
    refused: workspaceTexts.actionFailed,
  },
  'a request for a table is confirmed': {
    of: 'owner-desk/views/ReservationCard.tsx',
    part: (
      <AtThatTime>
        <Keeping
          first={reservation}
          of={(now, set) => <ReservationCard reservation={now} onChanged={set} />}
        />
      </AtThatTime>
    ),
    button: customerTexts.confirm,
    asks: 'POST /api/reservations/5/confirm',
    agrees: { status: 'confirmed' },
    said: customerTexts.confirmed.title,
    refused: workspaceTexts.actionFailed,
  },
  'an invitation is accepted': {
    of: 'owner-desk/InvitationScreen.tsx',
    part: <InvitationScreen token="abc" />,
    member: { id: 1, name: 'Ayşe', phone: null, email: invited.email } as Account,
    read: [invited, invitationTexts.accept],
    button: invitationTexts.accept,
    asks: 'POST /api/business-invitations/abc/accept',
    agrees: { businessId: 7 },
    said: invitationTexts.accepted.title,
    refused: workspaceTexts.actionFailed,
  },
};
