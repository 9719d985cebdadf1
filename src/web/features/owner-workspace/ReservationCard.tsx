import { Phone } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { phoneHref } from '#contract/phones.ts';
import {
  type BusinessReservation,
  confirmReservation,
  momentInAdana,
  type ReservationStatus,
} from '#contract/reservations.ts';
import { timeText } from '#contract/turkish-suffix.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useNow } from '#web/browser/clock-context.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { customerTexts as texts } from '#web/texts/owner-workspace.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ActButton } from './ActButton.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';

const tones: Record<ReservationStatus, ComponentProps<typeof Badge>['tone']> = {
  requested: 'closing',
  confirmed: 'open',
  declined: 'danger',
  cancelled: 'closed',
  expired: 'closed',
};
const dayText = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  weekday: 'long',
});

/** `'21 Kasım 2026 Cumartesi, 19.30'` */
function when({ day, time }: BusinessReservation): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${dayText.format(new Date(`${day}T00:00:00Z`))}, ${timeText(hours * 60 + minutes)}`;
}

interface ReservationCardProps {
  reservation: BusinessReservation;
  onChanged: (reservation: BusinessReservation) => void;
}

/** One request: when, how many, who, and the answer to it. */
export function ReservationCard({ reservation, onChanged }: ReservationCardProps) {
  const api = useApi();
  const now = useNow();
  const [isDeclining, setDeclining] = useState(false);
  const { id, status, name, phone, people, note, createdAt } = reservation;
  const call = phoneHref(phone);
  const isToCome = momentInAdana(reservation.day, reservation.time) > now;
  return (
    <Card as="article" className="gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h4 className="figures text-base">
          {when(reservation)}, {texts.people(people)}
        </h4>
        <Badge tone={tones[status]}>{texts.states[status]}</Badge>
      </div>
      <p className="wrap-anywhere">
        {name} · <span className="figures">{phone}</span>
      </p>
      {note && <p className="measure whitespace-pre-line text-quiet wrap-anywhere">{note}</p>}
      <p className="figures text-sm text-quiet">
        {texts.askedAt(formatMoment(new Date(createdAt)))}
      </p>
      <div className="flex flex-wrap gap-2">
        {status === 'requested' && isToCome && (
          <>
            <ActButton
              label={texts.confirm}
              variant="river"
              act={async () => {
                const answer = await api.call(confirmReservation, { id });
                onChanged({ ...reservation, ...answer });
                return texts.confirmed;
              }}
            />
            <Button size="sm" aria-haspopup="dialog" onClick={() => setDeclining(true)}>
              {texts.decline}
            </Button>
          </>
        )}
        {call && (
          <ButtonLink href={call} size="sm" icon={<Phone aria-hidden="true" />}>
            {texts.call(phone)}
          </ButtonLink>
        )}
      </div>
      <DeclineDialog
        id={id}
        isOpen={isDeclining}
        onClose={() => setDeclining(false)}
        onDeclined={(declined) => onChanged({ ...reservation, status: declined })}
      />
    </Card>
  );
}
