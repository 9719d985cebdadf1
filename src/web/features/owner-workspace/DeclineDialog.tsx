import { declineReservation, type ReservationStatus } from '#contract/reservations.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useForm } from '#web/browser/use-form.ts';
import { customerTexts as texts, workspaceTexts } from '#web/texts/owner-workspace.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormSummary } from '#web/ui/FormSummary.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextArea } from '#web/ui/TextField.tsx';

const REASON_LENGTH = 500;

interface DeclineDialogProps {
  id: number;
  isOpen: boolean;
  onClose: () => void;
  onDeclined: (status: ReservationStatus) => void;
}

/** Asks once, and for the words that go into the visitor's letter. */
export function DeclineDialog({ id, isOpen, onClose, onDeclined }: DeclineDialogProps) {
  const api = useApi();
  const form = useForm({
    initial: { reason: '' },
    async send({ reason }) {
      const { status } = await api.call(declineReservation, { id, reason: reason.trim() });
      onClose();
      onDeclined(status);
      await notify({ ...texts.declined, tone: 'success' });
    },
  });
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={texts.declineTitle}
      closeLabel={workspaceTexts.close}
    >
      <form
        noValidate
        onSubmit={(event) => void form.submit(event)}
        className="flex flex-col gap-4"
      >
        <FormSummary title={workspaceTexts.actionFailed} {...form} />
        <TextArea
          {...form.field('reason')}
          label={texts.declineReason}
          labelNote={workspaceTexts.optional}
          hint={texts.declineHint}
          rows={3}
          maxLength={REASON_LENGTH}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="danger" busy={form.isSending}>
            {texts.declineNow}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {workspaceTexts.keep}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
