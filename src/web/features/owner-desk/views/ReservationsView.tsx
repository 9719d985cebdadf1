import {
  type BusinessReservation,
  listBusinessReservations,
} from '#contract/reservations/reservations.ts';
import { useApi } from '#web/browser/api-context.ts';
import { customerTexts as texts } from '#web/texts/owner-customers.ts';
import { overviewTexts } from '#web/texts/owner-workspace.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { RestAfterChange } from '#web/ui/RestAfterChange.tsx';
import { PartFailed, PartLoading } from '../Part.tsx';
import { useWorkspace, type ViewProps } from '../workspace-context.ts';
import { ReservationCard } from './ReservationCard.tsx';
import { usePaged } from './use-paged.ts';
import { ViewFrame } from './ViewFrame.tsx';

/** 'Rezervasyonlar': what waits for an answer, and below it what was answered. */
export const ReservationsView = ({ recordId }: ViewProps) => (
  <ViewFrame title={overviewTexts.reservations}>
    <Lists key={recordId} only={recordId} />
  </ViewFrame>
);

/** @param only the one that an e-mail tells of, with the way to the others */
function Lists({ only }: { only: number | undefined }) {
  const api = useApi();
  const { business, reload, hrefOf } = useWorkspace();
  const { id } = business;
  const { asked, more, isAsking } = usePaged<BusinessReservation>(`${id} ${only}`, (cursor) =>
    api.list(listBusinessReservations, { id, cursor, only }),
  );
  const toAll = only !== undefined && (
    <ButtonLink href={hrefOf({ view: 'rezervasyonlar' })} className="self-start">
      {texts.showAll}
    </ButtonLink>
  );
  if (asked.state === 'loading') return <PartLoading />;
  if (asked.state === 'failed') return <PartFailed onAgain={asked.again} />;
  const { data } = asked;
  if (data.items.length === 0) {
    return (
      <EmptyState level={3} title={toAll ? texts.goneTitle : texts.noReservations} action={toAll}>
        {toAll ? texts.goneText : texts.noReservationsText}
      </EmptyState>
    );
  }
  const change = (reservation: BusinessReservation) => {
    asked.set((now) => ({
      ...now,
      items: now.items.map((one) => (one.id === reservation.id ? reservation : one)),
    }));
    void reload();
  };
  const waiting = data.items.filter(({ status }) => status === 'requested');
  const answered = data.items.filter(({ status }) => status !== 'requested');
  const cards = (reservations: BusinessReservation[]) => (
    <ul className="mt-3 flex flex-col gap-3">
      {reservations.map((reservation) => (
        <li key={reservation.id}>
          <ReservationCard reservation={reservation} onChanged={change} />
        </li>
      ))}
    </ul>
  );
  if (toAll) {
    return (
      <>
        {cards(data.items)}
        {toAll}
      </>
    );
  }
  return (
    // What is answered leaves the first list: another request may then stand under the pointer.
    <RestAfterChange of={waiting.map(({ id: one }) => one).join(' ')} className="contents">
      <section aria-labelledby="bekleyenler">
        <h3 id="bekleyenler" className="text-lg">
          {texts.waiting}
        </h3>
        {waiting.length > 0 ? cards(waiting) : <p className="text-quiet">{texts.noneWaits}</p>}
      </section>
      {answered.length > 0 && (
        <section aria-labelledby="yanitlananlar">
          <h3 id="yanitlananlar" className="text-lg">
            {texts.others}
          </h3>
          {cards(answered)}
        </section>
      )}
      {data.hasMore && (
        <Button busy={isAsking} className="self-center" onClick={() => void more()}>
          {texts.more}
        </Button>
      )}
    </RestAfterChange>
  );
}
