import {
  callOffReservation,
  declineReservation,
  REASON_MISSING,
  RESERVATION_REASON_LENGTH,
  type ReservationStatus,
} from '#contract/reservations/reservations.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useForm } from '#web/browser/use-form.ts';
import { customerTexts as texts } from '#web/texts/owner-customers.ts';
import { workspaceTexts } from '#web/texts/owner-workspace.ts';
import { notify } from '#web/ui/notify.ts';
import { ReasonDialog } from '#web/ui/ReasonDialog.tsx';

const ways = {
  decline: { call: declineReservation, needsReason: false, ...texts.declining },
  callOff: { call: callOffReservation, needsReason: true, ...texts.callingOff },
};

interface NoDialogProps {
  id: number;
  /** A request is declined, what was confirmed called off. */
  way: keyof typeof ways;
  isOpen: boolean;
  onClose: () => void;
  onSaid: (said: { status: ReservationStatus; reason: string | null }) => void;
}

/** Says no to a visitor, who reads the reason in an e-mail. */
export function NoDialog({ id, way, isOpen, onClose, onSaid }: NoDialogProps) {
  const api = useApi();
  const { call, needsReason, words, done } = ways[way];
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (needsReason && !reason.trim() ? { reason: REASON_MISSING } : {}),
    async send(values) {
      const reason = values.reason.trim();
      const { status } = await api.call(call, { id, reason });
      onClose();
      onSaid({ status, reason: reason || null });
      await notify({ ...done, tone: 'success' });
    },
  });
  useTypedWords(`${way} ${id}`, form);
  return (
    <ReasonDialog
      open={isOpen}
      onClose={onClose}
      words={{
        ...words,
        ...{ summary: workspaceTexts.actionFailed, hint: texts.reasonHint, reason: texts.reason },
      }}
      optional={!needsReason}
      maxLength={RESERVATION_REASON_LENGTH}
      form={form}
    />
  );
}
