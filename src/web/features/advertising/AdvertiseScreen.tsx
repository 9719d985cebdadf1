import { ArrowLeft, Eye, Handshake, Scale, TrendingUp } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { AdPackage } from '#contract/advertising/advertising.ts';
import { RELOAD_AFTER_PACKAGE_ERROR_MS } from '#contract/interface-timings.ts';
import { adTexts, advertiseTexts as texts } from '#web/texts/advertising.ts';
import { SignedPoint } from '#web/ui/ArchSign.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { useAskedIsland } from '#web/ui/island/use-asked-island.ts';
import { notify } from '#web/ui/notify.ts';
import { Outcome } from '#web/ui/Outcome.tsx';
import { SectionHeading } from '#web/ui/SectionHeading.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { AdvertiseTotals, FormBesideTotals } from './AdTotals.tsx';
import { ContactCard, type Step, Steps } from './AdvertiseContact.tsx';
import type { Wish } from './AdvertiseForm.tsx';
import { PackageCards } from './PackageCards.tsx';

type TabName = keyof typeof texts.tab;

const TABS = Object.entries(texts.tab).map(([value, label]) => ({
  value: value as TabName,
  label,
}));

const fetchForm = async () => (await import('./AdvertiseForm.tsx')).AdvertiseForm;

interface AdvertiseScreenProps {
  packageType: AdPackage | undefined;
  /** Below all of it. */
  children: ReactNode;
}

/** Packages, what advertising brings, and the way to it in three steps. */
export function AdvertiseScreen({ packageType, children }: AdvertiseScreenProps) {
  const [tab, setTab] = useState<TabName>(packageType ? 'contact' : 'packages');
  const [step, setStep] = useState<Step>(1);
  const [wish, setWish] = useState<Wish>({ packageType: packageType ?? '' });
  const [round, setRound] = useState(0);
  const { Part: Form, ask } = useAskedIsland(fetchForm);

  const openForm = async (wanted: AdPackage | '') => {
    try {
      await ask();
      setWish({ packageType: wanted });
      setTab('contact');
      setStep(2);
      return true;
    } catch {
      void notify({ ...texts.packageFailure, tone: 'danger' }).catch(() => undefined);
      setTimeout(() => location.reload(), RELOAD_AFTER_PACKAGE_ERROR_MS);
      return false;
    }
  };
  const select = async (wanted: AdPackage) => {
    if (await openForm(wanted)) {
      void notify({ ...texts.selected(adTexts.packages[wanted]), tone: 'success' });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address asked for, once
  useEffect(() => {
    if (packageType) void openForm(packageType);
  }, [packageType]);

  return (
    <div className="shell pt-8 pb-16">
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="measure mt-2 text-lg text-quiet">{texts.lead}</p>
      <Tabs
        className="mt-6"
        label={texts.tabs}
        tabs={TABS}
        value={tab}
        onChange={setTab}
        panel={(value) => {
          if (value === 'packages') return <Packages onSelect={(one) => void select(one)} />;
          if (value === 'benefits') return <Benefits />;
          return (
            <>
              <Steps step={step} />
              {step === 1 && (
                <FormBesideTotals totals={<AdvertiseTotals />}>
                  <ContactCard onForm={() => void openForm('')} />
                </FormBesideTotals>
              )}
              {step === 3 && (
                <Done
                  onAnother={() => {
                    setRound(round + 1);
                    void openForm('');
                  }}
                />
              )}
              {step === 2 && Form && (
                <FormBesideTotals totals={<AdvertiseTotals />}>
                  <Button
                    variant="quiet"
                    size="sm"
                    icon={<ArrowLeft aria-hidden="true" />}
                    onClick={() => setStep(1)}
                    className="-mb-2 -ml-3 self-start"
                  >
                    {texts.backToContact}
                  </Button>
                  <Form key={round} wish={wish} onSent={() => setStep(3)} />
                </FormBesideTotals>
              )}
            </>
          );
        }}
      />
      <div className="mt-10 flex flex-wrap gap-3">
        <ButtonLink href="/advertisement-examples" variant="river">
          {texts.toExamples}
        </ButtonLink>
        <ButtonLink href="/advertise-request">{texts.toRequest}</ButtonLink>
      </div>
      {children}
    </div>
  );
}

const Packages = ({ onSelect }: { onSelect: (packageType: AdPackage) => void }) => (
  <section id="paketler" aria-labelledby="paket-basligi" className="scroll-mt-40">
    <SectionHeading id="paket-basligi" title={texts.packagesTitle} lead={texts.packagesLead} />
    <PackageCards onSelect={onSelect} />
    <div className="mt-6">
      <AdvertiseTotals />
    </div>
  </section>
);

const signs = [Eye, Scale, TrendingUp, Handshake];

const Benefits = () => (
  <section aria-labelledby="avantajlar">
    <SectionHeading id="avantajlar" title={texts.benefitsTitle} />
    <ul className="grid max-w-4xl gap-6 sm:grid-cols-2">
      {texts.benefits.map((benefit, index) => (
        <SignedPoint key={benefit.title} sign={signs[index] ?? Eye} {...benefit} />
      ))}
    </ul>
  </section>
);

const Done = ({ onAnother }: { onAnother: () => void }) => (
  <Outcome
    title={texts.success.title}
    action={<Button onClick={onAnother}>{texts.another}</Button>}
  >
    <p className="font-semibold">{adTexts.promise}</p>
    <p className="measure">{texts.doneText}</p>
  </Outcome>
);
