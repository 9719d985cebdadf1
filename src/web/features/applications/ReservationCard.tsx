import { cancelReservation, momentInAdana, type OwnReservation } from '#contract/reservations.ts';
import { timeText } from '#contract/turkish-suffix.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useNow } from '#web/browser/clock-context.ts';
import { applicationsTexts as texts } from '#web/texts/applications.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { ActButton } from './ActButton.tsx';
import { RecordCard } from './RecordCard.tsx';

const dayText = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  weekday: 'long',
});

/** `'21 Kasım 2026 Cumartesi, 19.30, 4 kişi'` */
function wish({ day, time, people }: OwnReservation): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const date = dayText.format(new Date(`${day}T00:00:00Z`));
  return `${date}, ${timeText(hours * 60 + minutes)}, ${texts.people(people)}`;
}

interface ReservationCardProps {
  reservation: OwnReservation;
  onChanged: () => Promise<void>;
}

/** A reservation the member asked for. */
export function ReservationCard({ reservation, onChanged }: ReservationCardProps) {
  const api = useApi();
  const now = useNow();
  const { id, status, note } = reservation;
  const page = `/business/${reservation.businessId}`;
  const isToCome = momentInAdana(reservation.day, reservation.time) > now;
  const isLive = status === 'requested' || status === 'confirmed';
  return (
    <RecordCard
      kind="reservation"
      state={status}
      title={reservation.businessName}
      href={page}
      sentAt={reservation.createdAt}
      history={reservation.history}
      actions={
        <>
          {isLive && isToCome && (
            <ActButton
              label={texts.cancel}
              question={{ title: texts.cancelTitle, text: texts.cancelText, yes: texts.cancelNow }}
              act={async () => {
                await api.call(cancelReservation, { id });
                await onChanged();
                return texts.cancelled;
              }}
            />
          )}
          {(status === 'declined' || status === 'expired') && (
            <ButtonLink href={page} size="sm">
              {texts.anotherTime}
            </ButtonLink>
          )}
        </>
      }
    >
      <p className="figures font-semibold">{wish(reservation)}</p>
      {note && <p className="whitespace-pre-line text-quiet">{note}</p>}
    </RecordCard>
  );
}
