import { ExternalLink } from 'lucide-react';
import type { LikelyDuplicate } from '#contract/businesses/business-submission.ts';
import { submissionTexts } from '#web/texts/business-submission.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

const texts = submissionTexts.duplicates;

interface DuplicatesDialogProps {
  duplicates: LikelyDuplicate[];
  onClose: () => void;
  onSendAnyway: () => void;
}

/** Asks before sending what may stand here already. */
export const DuplicatesDialog = ({ duplicates, onClose, onSendAnyway }: DuplicatesDialogProps) => (
  <Dialog open={duplicates.length > 0} onClose={onClose} title={texts.title}>
    <p className="-mt-2 text-quiet">{texts.text}</p>
    <ul className="flex flex-col gap-2">
      {duplicates.map(({ id, name, address, district, likeness }) => (
        <li key={id}>
          <Anchor
            href={`/business/${id}`}
            target="_blank"
            className="flex items-center gap-3 rounded-md border border-line bg-surface p-3 hover:bg-portakal-soft"
          >
            <span className="min-w-0 grow">
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm">
                {address.includes(district) ? address : `${address}, ${district}`}
              </span>
              <span className="block text-quiet text-sm">{texts.likeness[likeness]}</span>
            </span>
            <ExternalLink className="size-5 shrink-0 text-seyhan" aria-hidden="true" />
            <span className="sr-only">({texts.opens})</span>
          </Anchor>
        </li>
      ))}
    </ul>
    <div className="flex flex-wrap gap-3">
      <Button variant="river" className="grow" onClick={onClose}>
        {texts.goBack}
      </Button>
      <Button className="grow" onClick={onSendAnyway}>
        {texts.sendAnyway}
      </Button>
    </div>
  </Dialog>
);
