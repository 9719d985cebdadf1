import type { ReactNode } from 'react';
import type { ClosedBusiness } from '#contract/businesses/businesses.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

interface BusinessClosedProps {
  business: ClosedBusiness;
  /** Others like it. */
  related: ReactNode;
}

/** Instead of the page of a business that closed for good. */
export const BusinessClosed = ({ business, related }: BusinessClosedProps) => (
  <div className="shell flex flex-col gap-12 py-10">
    <EmptyState
      level={1}
      scene="shutter"
      title={texts.closedTitle(business.name)}
      action={
        <>
          <ButtonLink href={`/category/${business.categorySlug}`} variant="primary">
            {texts.othersOf(business.category)}
          </ButtonLink>
          <ButtonLink href={`/contact?isletme=${business.id}`}>{texts.notClosed}</ButtonLink>
        </>
      }
    >
      <p>{texts.closedText}</p>
    </EmptyState>
    {related}
  </div>
);
