import { Suspense, useEffect, useState } from 'react';
import { SceneBanner } from '#web/features/categories/SceneBanner.tsx';
import { RegisterScreen } from '#web/features/owners/RegisterScreen.tsx';
import { PriceLists } from '#web/features/price-lists/PriceLists.tsx';
import type { Head, PageProps } from '#web/page.ts';
import { ownerTexts as texts } from '#web/texts/owners.ts';
import { BesideForm } from '#web/ui/BesideForm.tsx';
import { island } from '#web/ui/island/island.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { ScreenWaiting } from '#web/ui/ScreenWaiting.tsx';

export const head: Head = {
  title: texts.title,
  description: texts.description,
};

const DocumentField = island(
  async () => (await import('#web/features/uploads/DocumentField.tsx')).DocumentField,
);

const MemberCalls = island(
  async () => (await import('#web/features/accounts/MemberCalls.tsx')).MemberCalls,
);

export function Page({ address }: PageProps<null>) {
  // What is typed here belongs to one person and lives in the browser: the server draws the ground.
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const mendId = address.query.get('basvuru')?.trim() || undefined;
  const screen = (
    <RegisterScreen
      key={mendId}
      mendId={mendId}
      waiting={<ScreenWaiting label={texts.loading} />}
      documentSlot={(slot) => (
        <Suspense fallback={<div className="min-h-44" />}>
          <DocumentField {...slot} />
        </Suspense>
      )}
    />
  );
  return (
    <div className="shell pt-6 pb-8 lg:pt-10">
      <SceneBanner slug="kafeler" isSlim className="max-sm:pt-3">
        <h1>{texts.title}</h1>
        {/* Beside the stars. */}
        <p className="text-pretty sm:max-lg:max-w-72">{texts.lead}</p>
      </SceneBanner>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:mt-10 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)] lg:gap-14">
        <div>
          <Notice tone="warning" className="hidden! noscript:flex!">
            {texts.withoutScript}
          </Notice>
          {isInBrowser ? (
            <Suspense fallback={<ScreenWaiting label={texts.loading} />}>
              {mendId ? <MemberCalls>{screen}</MemberCalls> : screen}
            </Suspense>
          ) : (
            <ScreenWaiting label={texts.loading} />
          )}
        </div>
        <BesideForm
          points={{ title: texts.whyTitle, lines: texts.why }}
          steps={{ title: texts.nextTitle, steps: texts.nextSteps }}
        />
      </div>
      <PriceLists here="/business-owner-register" />
    </div>
  );
}
