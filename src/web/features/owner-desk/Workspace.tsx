import { Clock, ExternalLink, ImagePlus, PencilLine, Settings } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { type DashboardAddress, TABS, type Tab, type View } from '#contract/owners/desk-address.ts';
import {
  getManagedBusiness,
  type ManagedBusiness,
  type ManagedBusinessInShort,
} from '#contract/owners/owner-workspace.ts';
import { drawnPictures } from '#contract/uploads.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { workspaceTexts as texts } from '#web/texts/owner-workspace.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { island } from '#web/ui/island/island.ts';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { ContestForm } from './ContestForm.tsx';
import { DashboardSkeletons } from './DashboardSkeletons.tsx';
import { HeaderCard } from './HeaderCard.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { StateNotices } from './StateNotices.tsx';
import {
  useWorkspace,
  type ViewProps,
  WorkspaceContext,
  type WorkspaceSlots,
} from './workspace-context.ts';

const ProfileTab = island(async () => (await import('./ProfileTab.tsx')).ProfileTab);
const SubscriptionTab = island(async () => (await import('./SubscriptionTab.tsx')).SubscriptionTab);
/** Each comes when it is opened. */
const views: Record<View, ComponentType<ViewProps>> = {
  duzenle: island<ViewProps>(async () => (await import('./views/EditView.tsx')).EditView),
  saatler: island<ViewProps>(async () => (await import('./views/HoursView.tsx')).HoursView),
  fotograflar: island<ViewProps>(async () => (await import('./views/PhotosView.tsx')).PhotosView),
  fiyatlar: island<ViewProps>(async () => (await import('./views/PricesView.tsx')).PricesView),
  ayarlar: island<ViewProps>(async () => (await import('./views/SettingsView.tsx')).SettingsView),
  rezervasyonlar: island<ViewProps>(
    async () => (await import('./views/ReservationsView.tsx')).ReservationsView,
  ),
  degerlendirmeler: island<ViewProps>(
    async () => (await import('./views/ReviewsView.tsx')).ReviewsView,
  ),
  mesajlar: island<ViewProps>(async () => (await import('./views/MessagesView.tsx')).MessagesView),
};

const FORMS: readonly View[] = ['duzenle', 'saatler', 'fotograflar', 'fiyatlar'];
const isForm = (view: View | undefined) => view !== undefined && FORMS.includes(view);

interface WorkspaceProps {
  business: ManagedBusinessInShort;
  address: DashboardAddress;
  /** The way to another business. */
  choices: ReactNode;
  slots: WorkspaceSlots;
  onLeft: () => void;
}

/** One business: header, counters, and its tabs or what was opened instead of them. */
export function Workspace({ business: { id }, address, choices, slots, onLeft }: WorkspaceProps) {
  const api = useApi();
  const asked = useAsked(String(id), (signal) => api.call(getManagedBusiness, { id }, { signal }));
  if (asked.state === 'failed')
    return <LoadFailure level={1} texts={texts} onAgain={asked.again} />;
  if (asked.state === 'loading') {
    return (
      <>
        {choices}
        <DashboardSkeletons />
      </>
    );
  }
  const reload = async () => asked.set(await api.call(getManagedBusiness, { id }));
  return (
    <WorkspaceContext
      value={{ business: asked.data, setBusiness: asked.set, reload, leave: onLeft, slots }}
    >
      <Shown address={address} choices={choices} />
    </WorkspaceContext>
  );
}

function Shown({ address, choices }: Pick<WorkspaceProps, 'address' | 'choices'>) {
  const { business, slots, hrefOf } = useWorkspace();
  const { tab } = address;
  // What can only be refused is not opened.
  const view = business.isEditable || !isForm(address.view) ? address.view : undefined;
  const head = useRef<HTMLDivElement>(null);
  const viewBefore = useRef(view);
  useEffect(() => {
    // What had the focus went with the view; the business's name is where its tabs begin.
    if (viewBefore.current && !view) head.current?.querySelector('h1')?.focus();
    viewBefore.current = view;
  }, [view]);
  const View = view && views[view];
  // Beside its chart each counter stands with what it was before.
  const hasOwnCounters = tab === 'analiz' && business.plan !== 'free';
  return (
    <div className="flex flex-col gap-5 sm:gap-6">
      {choices}
      <div ref={head}>
        <Header business={business} isShort={view !== undefined} />
      </div>
      {View ? (
        <Suspense fallback={<Arriving />}>
          <View recordId={address.recordId} />
        </Suspense>
      ) : (
        <>
          <StateNotices business={business} revisionsHref={hrefOf({ tab: 'profil' })} />
          {business.contests.map((contest) => (
            <ContestForm key={contest.claimId} contest={contest} />
          ))}
          {!hasOwnCounters && slots.counters?.({ businessId: business.id })}
          <TabsOf tab={tab} />
        </>
      )}
    </div>
  );
}

export const Arriving = () => (
  <p role="status" className="flex min-h-60 items-center gap-3 text-quiet">
    <Spinner />
    {texts.partLoading}
  </p>
);

/** In a form or list it is only the name: the way back leads to the rest. */
function Header({ business, isShort }: { business: ManagedBusiness; isShort: boolean }) {
  const { hrefOf } = useWorkspace();
  const { id, name, plan, status, logo, logoPicture, isOpen, isEditable } = business;
  const state = texts.businessStatuses[status];
  const photos = hrefOf({ view: 'fotograflar' });
  return (
    <HeaderCard
      name={name}
      // Who acts for a business has been approved; how the business itself stands is said beside it.
      status="approved"
      isUnpublished={status !== 'approved'}
      plan={plan}
      logo={
        logo
          ? drawnPictures({ images: [logo], pictures: logoPicture ? [logoPicture] : [] })[0]
          : undefined
      }
      logoLink={
        !isShort && isEditable && { href: photos, label: logo ? texts.changeLogo : texts.addLogo }
      }
      badges={
        <>
          {state && <Badge tone={status === 'pending' ? 'info' : 'closed'}>{state}</Badge>}
          {!isOpen && <Badge tone="closed">{texts.closedForNow}</Badge>}
        </>
      }
      actions={
        !isShort &&
        isEditable && (
          <>
            <ButtonLink href={hrefOf({ view: 'duzenle' })} icon={<PencilLine aria-hidden="true" />}>
              {texts.edit}
            </ButtonLink>
            <ButtonLink href={hrefOf({ view: 'saatler' })} icon={<Clock aria-hidden="true" />}>
              {texts.hours}
            </ButtonLink>
            <ButtonLink href={photos} icon={<ImagePlus aria-hidden="true" />}>
              {texts.addPhoto}
            </ButtonLink>
            <ButtonLink href={hrefOf({ view: 'ayarlar' })} icon={<Settings aria-hidden="true" />}>
              {texts.settings}
            </ButtonLink>
            {status === 'approved' && (
              <ButtonLink
                href={`/business/${id}`}
                variant="quiet"
                icon={<ExternalLink aria-hidden="true" />}
              >
                {texts.toPage}
              </ButtonLink>
            )}
          </>
        )
      }
    />
  );
}

function TabsOf({ tab }: { tab: Tab }) {
  const { business, slots, hrefOf } = useWorkspace();
  const [, navigate] = useLocation();
  const seen = useRef(new Set<Tab>());
  seen.current.add(tab);
  const panels: Record<Tab, () => ReactNode> = {
    genel: () => <OverviewTab />,
    analiz: () =>
      slots.performance?.({ businessId: business.id, plan: business.plan }) ?? (
        <Notice>{texts.partFailed}</Notice>
      ),
    profil: () => <ProfileTab />,
    abonelik: () => <SubscriptionTab />,
  };
  return (
    <Tabs
      label={texts.tabsLabel}
      tabs={TABS.map((value) => ({ value, label: texts.tabs[value] }))}
      value={tab}
      onChange={(next) => navigate(hrefOf({ tab: next }), { replace: true })}
      panel={(value) =>
        seen.current.has(value) && <Suspense fallback={<Arriving />}>{panels[value]()}</Suspense>
      }
    />
  );
}
