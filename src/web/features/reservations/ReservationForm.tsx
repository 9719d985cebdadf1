import { useState } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import { timeProblem } from '#contract/reservations/reservation-time.ts';
import {
  MAX_RESERVATION_DAYS_AHEAD,
  MAX_RESERVATION_PEOPLE,
  requestReservation,
} from '#contract/reservations/reservations.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useNow } from '#web/browser/clock-context.ts';
import { following } from '#web/browser/following.ts';
import { forKnownPerson, type PersonProps } from '#web/browser/for-known-person.tsx';
import { useForm } from '#web/browser/use-form.ts';
import { reservationTexts as texts } from '#web/texts/reservations.ts';
import { AnswerAddress } from '#web/ui/AnswerAddress.tsx';
import { personNameInput, phoneInput } from '#web/ui/contact-inputs.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import type { LateDialogState } from '#web/ui/island/use-asked-island.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import { dayHours } from './day-hours.ts';
import { NoReservations } from './NoReservations.tsx';
import { reservationProblems } from './reservation-check.ts';

const DAY_MS = 86_400_000;
const SUGGESTED_PEOPLE = '2';

type ReservationDialogProps = LateDialogState & { business: Business };

/** Asks for a reservation, or says why that does not go here. */
export const ReservationDialog = (props: ReservationDialogProps) =>
  props.business.hasOwner && props.business.takesReservations ? (
    <ReservationForm {...props} />
  ) : (
    <NoReservations {...props} />
  );

/** Day, time, people, and where the answer goes; checked against the hours before it is sent. */
const ReservationForm = forKnownPerson(function Asking({
  business,
  person,
  ...dialog
}: ReservationDialogProps & PersonProps) {
  const api = useApi();
  const now = useNow();
  const [sent, setSent] = useState<{ email: string; isTracked: boolean }>();
  const form = useForm({
    initial: {
      day: '',
      time: '',
      people: SUGGESTED_PEOPLE,
      name: person.name,
      phone: person.phone,
      email: '',
      note: '',
      homepage: '',
    },
    check: (asked) => reservationProblems(asked, business, { now, isMember: person.isMember }),
    async send(values, { typedForMs, idempotencyKey }) {
      const { isTracked } = await api.call(
        requestReservation,
        { id: business.id, ...values, people: Number(values.people), typedForMs },
        { idempotencyKey },
      );
      setSent({ email: isTracked ? person.email : values.email.trim(), isTracked });
    },
  });
  const { values, errors } = form;
  const hours = dayHours(business, values.day);
  const problem = values.day && values.time ? timeProblem(values, business, now) : undefined;
  const lastDay = new Date(now.getTime() + MAX_RESERVATION_DAYS_AHEAD * DAY_MS);
  return (
    <FormDialog
      {...dialog}
      title={texts.title}
      texts={texts}
      lead={texts.lead(business.name)}
      form={form}
      sent={
        sent && {
          title: texts.sentTitle,
          text: texts.sentText(sent.email),
          ...following(sent.isTracked),
        }
      }
    >
      <div className="grid grid-cols-2 gap-x-3 gap-y-4">
        <TextField
          {...form.field('day')}
          type="date"
          label={texts.day}
          min={dayInAdana(now)}
          max={dayInAdana(lastDay)}
          required
        />
        <TextField {...form.field('time')} type="time" step={900} label={texts.time} required />
        <div role="status" className="col-span-2 -mt-1 flex flex-col gap-2">
          <p className="figures text-sm text-quiet">
            {values.day ? (hours ?? texts.hoursUnknown) : texts.chooseDay}
          </p>
          {problem && !errors[problem.path] && <Notice tone="warning">{problem.message}</Notice>}
        </div>
        <TextField
          {...form.field('people')}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_RESERVATION_PEOPLE}
          label={texts.people}
          required
        />
      </div>
      <TextField {...form.field('name')} {...personNameInput} label={texts.name} required />
      <TextField
        {...form.field('phone')}
        {...phoneInput}
        label={texts.phone}
        hint={texts.phoneHint}
        required
      />
      <AnswerAddress field={form.field('email')} known={person.email} texts={texts} />
      <TextArea {...form.field('note')} label={texts.note} optional rows={2} maxLength={500} />
    </FormDialog>
  );
});
