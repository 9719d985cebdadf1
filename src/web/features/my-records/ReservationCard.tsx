import { useState } from 'react';
import { momentInAdana } from '#contract/calendar/days.ts';
import { reservationWords } from '#contract/reservations/reservation-words.ts';
import {
  type OwnReservation,
  REASON_MISSING,
  RESERVATION_REASON_LENGTH,
} from '#contract/reservations/reservations.ts';
import { useNow } from '#web/browser/clock-context.ts';
import { useForm } from '#web/browser/use-form.ts';
import { applicationsTexts as texts } from '#web/texts/applications.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { notify } from '#web/ui/notify.ts';
import { ReasonDialog } from '#web/ui/ReasonDialog.tsx';
import { ActButton } from './ActButton.tsx';
import { RecordCard } from './RecordCard.tsx';

/** `'21 Kasım 2026 Cumartesi, 19.30, 4 kişi'` */
const wish = (asked: OwnReservation): string =>
  [...reservationWords(asked), texts.people(asked.people)].join(', ');

interface ReservationCardProps {
  reservation: OwnReservation;
  level?: 2 | 3;
  /** Tells the business that nobody comes; a confirmed one needs the reason. */
  cancel: (reason?: string) => Promise<unknown>;
  onChanged: () => Promise<void>;
}

/** A reservation as whoever asked for it follows it. */
export function ReservationCard({ reservation, level, cancel, onChanged }: ReservationCardProps) {
  const now = useNow();
  const { status, note, reason, history } = reservation;
  const page = `/business/${reservation.businessId}`;
  const isToCome = momentInAdana(reservation.day, reservation.time) > now;
  const isOver = ['declined', 'cancelled', 'expired'].includes(status);
  return (
    <RecordCard
      kind="reservation"
      level={level}
      state={status}
      title={reservation.businessName}
      href={page}
      sentAt={reservation.createdAt}
      history={history}
      reason={reason}
      reasonLabel={history.at(-1)?.transition === 'cancel' ? texts.ownReason : texts.theirReason}
      actions={
        <>
          {status === 'requested' && isToCome && (
            <ActButton
              label={texts.cancel}
              question={{ title: texts.cancelTitle, text: texts.cancelText, yes: texts.cancelNow }}
              act={async () => {
                await cancel();
                await onChanged();
                return texts.cancelled;
              }}
            />
          )}
          {status === 'confirmed' && isToCome && <CallingOff {...{ cancel, onChanged }} />}
          {isOver && (
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

/** The business kept the place free: it reads why nobody comes. */
function CallingOff({ cancel, onChanged }: Omit<ReservationCardProps, 'reservation'>) {
  const [isOpen, setOpen] = useState(false);
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: REASON_MISSING }),
    async send({ reason }) {
      await cancel(reason.trim());
      setOpen(false);
      await onChanged();
      await notify({ ...texts.cancelled, tone: 'success' });
    },
  });
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.cancel}
      </Button>
      <ReasonDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        words={{
          ...{ title: texts.cancelTitle, text: texts.cancelText, summary: texts.actionFailed },
          ...{ reason: texts.cancelReason, hint: texts.cancelHint, send: texts.cancelNow },
          keep: texts.keep,
        }}
        maxLength={RESERVATION_REASON_LENGTH}
        form={form}
      />
    </>
  );
}
