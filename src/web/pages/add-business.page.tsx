import { FileSpreadsheet, MapPinned, PencilLine } from 'lucide-react';
import { type ComponentProps, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { listCategories } from '#contract/categories/categories.ts';
import { VERIFICATION_NOTICE_MS } from '#contract/interface-timings.ts';
import type { Api } from '#web/api/api.ts';
import { useSite } from '#web/browser/site-context.ts';
import type { Incoming } from '#web/features/business-submission/SubmissionForm.tsx';
import { SubmissionForm } from '#web/features/business-submission/SubmissionForm.tsx';
import type { Submitted } from '#web/features/business-submission/use-submission-form.ts';
import { SceneBanner } from '#web/features/categories/SceneBanner.tsx';
import type { Head, PageProps } from '#web/page.ts';
import { addBusinessTexts as texts } from '#web/texts/add-business.ts';
import { BesideForm } from '#web/ui/BesideForm.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { island } from '#web/ui/island/island.ts';
import { whenNearInBrowser } from '#web/ui/island/when-near.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { ScreenWaiting } from '#web/ui/ScreenWaiting.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';

type Data = Awaited<ReturnType<typeof load>>;

export async function load(api: Api) {
  const categories = await api.call(listCategories, {});
  return { categories: categories.map(({ name, slug }) => ({ name, slug })) };
}

export const head: Head = {
  title: texts.title,
  description: texts.description,
};

const PinPicker = island(
  async () => (await import('#web/features/maps/picker/PinPicker.tsx')).PinPicker,
  whenNearInBrowser('min-h-98 min-[25.5rem]:min-h-85 sm:min-h-101'),
);
const PhotoField = island(
  async () => (await import('#web/features/uploads/PhotoField.tsx')).PhotoField,
  whenNearInBrowser('min-h-45 sm:min-h-39'),
);
const MapsImportTab = island(
  async () => (await import('#web/features/imports/MapsImportTab.tsx')).MapsImportTab,
);
const CsvImportTab = island(
  async () => (await import('#web/features/imports/CsvImportTab.tsx')).CsvImportTab,
);
/** What belongs to a member, with what a session that ends asks for. */
const Correcting = island(async () => {
  const [{ Correcting }, { MemberCalls }] = await Promise.all([
    import('#web/features/business-submission/Correcting.tsx'),
    import('#web/features/accounts/MemberCalls.tsx'),
  ]);
  return (props: ComponentProps<typeof Correcting>) => (
    <MemberCalls>
      <Correcting {...props} />
    </MemberCalls>
  );
});
const SubmissionDone = island(
  async () => (await import('#web/features/business-submission/SubmissionDone.tsx')).SubmissionDone,
);

export function Page({ data, address }: PageProps<Data>) {
  // What is typed here belongs to one person and lives in the browser: the server draws the ground.
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const editId = address.query.get('edit');
  return (
    <div className="shell pt-6 lg:pt-10">
      <SceneBanner slug="alisveris">
        <h1>{texts.title}</h1>
        <p className="text-lg">{texts.lead}</p>
      </SceneBanner>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:mt-10 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)] lg:gap-14">
        <div>
          <WithoutScript />
          {editId ? (
            <Arriving isInBrowser={isInBrowser}>
              <Correcting
                editId={editId}
                waiting={<ScreenWaiting label={texts.loading} />}
                form={(editing, kept) => (
                  <ManualTab categories={data.categories} editing={editing} kept={kept} />
                )}
              />
            </Arriving>
          ) : (
            <Ways
              categories={data.categories}
              asked={tabOf(address.query)}
              isInBrowser={isInBrowser}
            />
          )}
        </div>
        <BesideForm
          points={{ title: texts.readyTitle, lines: texts.ready }}
          hidesPointsOnPhone
          steps={{ title: texts.stepsTitle, steps: texts.steps }}
        />
      </div>
    </div>
  );
}

const tabs = ['manual', 'google', 'csv'] as const;
type Tab = (typeof tabs)[number];
const tabOf = (query: URLSearchParams): Tab =>
  tabs.find((tab) => tab === query.get('tab')) ?? 'manual';
const signs = { manual: PencilLine, google: MapPinned, csv: FileSpreadsheet };

interface WaysProps {
  categories: Data['categories'];
  /** The tab of the address. */
  asked: Tab;
  isInBrowser: boolean;
}

/** The three ways to add a business; each is fetched when first looked at, and stays as it was left. */
function Ways({ categories, asked, isInBrowser }: WaysProps) {
  const [, navigate] = useLocation();
  const [lastAsked, setLastAsked] = useState(asked);
  const [tab, setTab] = useState(asked);
  const [seen, setSeen] = useState<Tab[]>([]);
  const [incoming, setIncoming] = useState<Incoming>();
  if (asked !== lastAsked) {
    setLastAsked(asked);
    setTab(asked);
  }
  if (!seen.includes(tab)) setSeen([...seen, tab]);
  const open = (next: Tab) => {
    setTab(next);
    navigate(next === 'manual' ? '/add-business' : `/add-business?tab=${next}`, { replace: true });
  };
  const panels: Record<Tab, () => ReactNode> = {
    manual: () => (
      <ManualTab
        categories={categories}
        incoming={incoming}
        onOver={() => setIncoming(undefined)}
      />
    ),
    google: () => (
      <MapsImportTab
        onDraft={(draft, warnings) => {
          setIncoming({ draft, warnings });
          open('manual');
        }}
      />
    ),
    csv: () => <CsvImportTab />,
  };
  return (
    <Tabs
      label={texts.tabs}
      tabs={tabs.map((value) => {
        const Sign = signs[value];
        return {
          value,
          label: texts.tabNames[value],
          icon: <Sign aria-hidden="true" className="max-sm:hidden" />,
        };
      })}
      value={tab}
      onChange={open}
      panel={(value) =>
        seen.includes(value) && <Arriving isInBrowser={isInBrowser}>{panels[value]()}</Arriving>
      }
    />
  );
}

/** Its code comes after the page's, and only to the browser. */
const Arriving = ({ isInBrowser, children }: { isInBrowser: boolean; children: ReactNode }) =>
  isInBrowser ? (
    <Suspense fallback={<ScreenWaiting label={texts.loading} />}>{children}</Suspense>
  ) : (
    <ScreenWaiting label={texts.loading} />
  );

interface ManualTabProps extends Pick<ComponentProps<typeof SubmissionForm>, 'editing' | 'kept'> {
  categories: Data['categories'];
  incoming?: Incoming | undefined;
  /** What was filled in is sent or thrown away. */
  onOver?: () => void;
}

function ManualTab({ categories, incoming, onOver, ...corrected }: ManualTabProps) {
  const [, navigate] = useLocation();
  const [submitted, setSubmitted] = useState<Submitted>();
  const [round, setRound] = useState(0);

  const startOver = () => {
    onOver?.();
    setRound(round + 1);
  };
  const finish = (answer: Submitted) => {
    const { requiresVerification, message } = answer;
    void notify(
      requiresVerification
        ? {
            title: texts.verificationTitle,
            description: message,
            tone: 'info',
            durationMs: VERIFICATION_NOTICE_MS,
          }
        : { title: texts.successTitle, description: message },
    );
    if (requiresVerification) setSubmitted(answer);
    else navigate('/');
  };

  if (submitted) {
    const another = () => {
      setSubmitted(undefined);
      startOver();
    };
    return <SubmissionDone submitted={submitted} onAnother={another} />;
  }
  return (
    <SubmissionForm
      key={round}
      categories={categories}
      incoming={incoming}
      {...corrected}
      pinSlot={({ pin, district, category, onPin }) => (
        <PinPicker
          pin={pin}
          district={district}
          categorySlug={categories.find(({ name }) => name === category)?.slug}
          onPin={onPin}
        />
      )}
      onSubmitted={finish}
      photoSlot={(props) => <PhotoField {...props} hidesLabel />}
      onStartOver={startOver}
    />
  );
}

function WithoutScript() {
  const { contactEmail } = useSite();
  return (
    <Notice
      tone="warning"
      className="hidden! noscript:flex!"
      action={
        contactEmail && (
          <ButtonLink href={`mailto:${contactEmail}`}>{texts.withoutScriptMail}</ButtonLink>
        )
      }
    >
      {texts.withoutScript}
    </Notice>
  );
}
