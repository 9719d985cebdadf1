import { Check } from 'lucide-react';
import { useState } from 'react';
import { listedAs } from '#contract/advertising/listed-as.ts';
import { OWNER_PLANS, type OwnerPlan } from '#contract/owners/owners.ts';
import { PLAN_NAMES, PLANS, PREMIUM_INCLUDES } from '#contract/owners/plans.ts';
import { formatDate, formatMoney } from '#contract/text/numbers.ts';
import { planTexts as texts } from '#web/texts/owner-workspace.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PlanRequestDialog } from './PlanRequestDialog.tsx';
import { useWorkspace } from './workspace-context.ts';

/** 'Abonelik': the plan in force, the three there are, and the wish for another. */
export function SubscriptionTab() {
  const { business } = useWorkspace();
  const { plan, planExpiresAt, planRequest, role } = business;
  const [wanted, setWanted] = useState<OwnerPlan>();
  const isWaiting = planRequest?.status === 'new' || planRequest?.status === 'contacted';
  return (
    <div className="flex flex-col gap-6">
      <Card as="section" aria-labelledby="plan" className="gap-1 p-4 sm:p-6">
        <h2 id="plan" className="text-base text-quiet">
          {texts.current}
        </h2>
        <p className="font-heading text-2xl font-bold">{PLAN_NAMES[plan]}</p>
        <p className="text-quiet">
          {planExpiresAt && plan !== 'free'
            ? texts.until(formatDate(planExpiresAt))
            : texts.endless}
        </p>
      </Card>
      {planRequest && planRequest.status !== 'done' && (
        <Notice tone={isWaiting ? 'success' : 'info'} isNews={isWaiting}>
          {texts.wish[planRequest.status](
            PLAN_NAMES[planRequest.plan],
            formatDate(planRequest.createdAt),
          )}
        </Notice>
      )}
      <section aria-labelledby="planlar">
        <h2 id="planlar" className="text-xl">
          {texts.plans}
        </h2>
        <ul className="mt-4 grid gap-4 md:grid-cols-3">
          {PLANS.map((one) => (
            <li key={one}>
              <PlanCard
                plan={one}
                isCurrent={one === plan}
                onChoose={role === 'owner' && !isWaiting ? () => setWanted(one) : undefined}
              />
            </li>
          ))}
        </ul>
        {role !== 'owner' && <p className="mt-4 text-quiet">{texts.onlyOwner}</p>}
      </section>
      {wanted && (
        <PlanRequestDialog key={wanted} plan={wanted} onClose={() => setWanted(undefined)} />
      )}
    </div>
  );
}

interface PlanCardProps {
  plan: OwnerPlan;
  isCurrent: boolean;
  onChoose: (() => void) | undefined;
}

function PlanCard({ plan, isCurrent, onChoose }: PlanCardProps) {
  const { priceTl, benefits } = OWNER_PLANS[plan];
  return (
    <Card as="article" className="h-full gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{listedAs('membership', PLAN_NAMES[plan])}</h3>
        {isCurrent && <Badge tone="open">{texts.isCurrent}</Badge>}
      </div>
      <p>
        <span className="figures font-heading text-3xl font-bold">{formatMoney(priceTl)}</span>{' '}
        {priceTl > 0 && <span className="text-quiet">{texts.perMonth}</span>}
      </p>
      <ul className="flex grow flex-col gap-1.5">
        {[...benefits, ...(plan === 'premium' ? [PREMIUM_INCLUDES] : [])].map((benefit) => (
          <li key={benefit} className="flex gap-2">
            <Check className="mt-1 size-4 flex-none text-open" aria-hidden="true" />
            {benefit}
          </li>
        ))}
      </ul>
      {onChoose && !isCurrent && (
        <Button wide onClick={onChoose}>
          {texts.choose(PLAN_NAMES[plan])}
        </Button>
      )}
    </Card>
  );
}
