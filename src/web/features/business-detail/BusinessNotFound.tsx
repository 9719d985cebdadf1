import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';
import { ButtonLink, HomeLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** An id that leads to no public business (specification 2). */
export const BusinessNotFound = () => (
  <div className="shell py-10">
    <EmptyState
      level={1}
      scene="shutter"
      title={texts.notFoundTitle}
      action={
        <>
          <HomeLink variant="primary" />
          <ButtonLink href="/businesses">{texts.toBusinesses}</ButtonLink>
        </>
      }
    >
      <p>{texts.notFoundText}</p>
    </EmptyState>
  </div>
);
