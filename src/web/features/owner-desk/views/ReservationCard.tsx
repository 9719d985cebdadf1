import { Phone } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { momentInAdana } from '#contract/calendar/days.ts';
import { reservationWords } from '#contract/reservations/reservation-words.ts';
import {
  type BusinessReservation,
  confirmReservation,
  type ReservationStatus,
} from '#contract/reservations/reservations.ts';
import { phoneHref } from '#contract/text/phones.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useNow } from '#web/browser/clock-context.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { customerTexts as texts } from '#web/texts/owner-customers.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ActButton } from '../ActButton.tsx';
import { NoDialog } from './NoDialog.tsx';

const tones: Record<ReservationStatus, ComponentProps<typeof Badge>['tone']> = {
  requested: 'closing',
  confirmed: 'open',
  declined: 'danger',
  cancelled: 'closed',
  expired: 'closed',
};

const noteOf: Record<string, string> = texts.noteOf;
/** How no is said in a state, as long as its time has not come. */
const noOf: Partial<Record<ReservationStatus, 'decline' | 'callOff'>> = {
  requested: 'decline',
  confirmed: 'callOff',
};
const transitions = { decline: 'decline', callOff: 'call_off' };

/** As the list will say it when it is asked again. */
const movedOn = (
  reservation: BusinessReservation,
  transition: string,
  changed: Partial<BusinessReservation>,
): BusinessReservation => ({
  ...reservation,
  ...changed,
  history: [...reservation.history, { transition, at: new Date().toISOString() }],
});

interface ReservationCardProps {
  reservation: BusinessReservation;
  onChanged: (reservation: BusinessReservation) => void;
}

/** One request: when, how many, who, and the answer to it. */
export function ReservationCard({ reservation, onChanged }: ReservationCardProps) {
  const api = useApi();
  const now = useNow();
  const [isSayingNo, setSayingNo] = useState(false);
  const { id, status, name, phone, people, note, reason, createdAt } = reservation;
  const lastMove = reservation.history.at(-1)?.transition;
  const call = phoneHref(phone);
  const isToCome = momentInAdana(reservation.day, reservation.time) > now;
  const way = isToCome ? noOf[status] : undefined;
  return (
    <Card as="article" className="gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h4 className="figures text-base">
          {reservationWords(reservation).join(', ')}, {texts.people(people)}
        </h4>
        <Badge tone={tones[status]}>
          {texts.states[lastMove === 'call_off' ? 'calledOff' : status]}
        </Badge>
      </div>
      <p className="wrap-anywhere">
        {name} · <span className="figures">{phone}</span>
      </p>
      {note && <p className="measure whitespace-pre-line text-quiet wrap-anywhere">{note}</p>}
      {reason && (
        <p className="measure whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">{noteOf[lastMove ?? ''] ?? texts.reason}:</span> {reason}
        </p>
      )}
      <p className="figures text-sm text-quiet">{texts.askedAt(formatMoment(createdAt))}</p>
      <div className="flex flex-wrap gap-2">
        {status === 'requested' && isToCome && (
          <ActButton
            label={texts.confirm}
            variant="river"
            act={async () => {
              const answer = await api.call(confirmReservation, { id });
              onChanged(movedOn(reservation, 'confirm', answer));
              return texts.confirmed;
            }}
          />
        )}
        {way && (
          <Button size="sm" aria-haspopup="dialog" onClick={() => setSayingNo(true)}>
            {texts[way]}
          </Button>
        )}
        {call && (
          <ButtonLink href={call} size="sm" icon={<Phone aria-hidden="true" />}>
            {texts.call(phone)}
          </ButtonLink>
        )}
      </div>
      {way && (
        <NoDialog
          key={way}
          {...{ id, way, isOpen: isSayingNo }}
          onClose={() => setSayingNo(false)}
          onSaid={(said) => onChanged(movedOn(reservation, transitions[way], said))}
        />
      )}
    </Card>
  );
}
