import { cancelReservationByLink, getReservation } from '#contract/reservations/reservations.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { reservationPageTexts as texts } from '#web/texts/applications.ts';
import { HomeLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';
import { PartLoading } from '#web/ui/Part.tsx';
import { ReservationCard } from './ReservationCard.tsx';

/** What says that the link leads nowhere. */
const BROKEN = [400, 404, 422];

/** One reservation for whoever has its link; no account is asked for. */
export function ReservationScreen({ token }: { token: string }) {
  const api = useApi();
  const asked = useAsked(token, (signal) => api.call(getReservation, { token }, { signal }));
  if (asked.state === 'failed' && BROKEN.includes(asked.status ?? 0)) {
    return (
      <EmptyState level={1} title={texts.brokenTitle} action={<HomeLink />}>
        {texts.brokenText}
      </EmptyState>
    );
  }
  if (asked.state === 'failed')
    return <LoadFailure level={1} texts={texts} onAgain={asked.again} />;
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-5">
      <h1 tabIndex={-1}>{texts.title}</h1>
      {asked.state === 'loading' ? (
        <PartLoading label={texts.loading} shapes={['h-64']} />
      ) : (
        <ReservationCard
          level={2}
          reservation={asked.data}
          cancel={(reason) => api.call(cancelReservationByLink, { token, reason })}
          onChanged={async () => asked.set(await api.call(getReservation, { token }))}
        />
      )}
    </div>
  );
}
