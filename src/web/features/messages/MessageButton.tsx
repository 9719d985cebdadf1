import { MessageSquare } from 'lucide-react';
import type { Business } from '#contract/businesses/businesses.ts';
import { businessActionTexts as texts } from '#web/texts/business-actions.ts';
import { Button } from '#web/ui/Button.tsx';
import { useAskedDialog } from '#web/ui/island/use-asked-island.ts';

const fetchDialog = async () => (await import('./MessageForm.tsx')).MessageDialog;

/** 'Mesaj gönder' and its dialog; only where somebody's plan takes messages. */
export function MessageButton({ business }: { business: Business }) {
  const { Dialog, button, state } = useAskedDialog(fetchDialog, texts.openFailed);
  if (!business.takesMessages) return null;
  return (
    <>
      <Button
        {...button}
        size="lg"
        wide
        icon={<MessageSquare aria-hidden="true" />}
        className="not-printed noscript:hidden"
      >
        {texts.message}
      </Button>
      {Dialog && <Dialog {...state} business={business} />}
    </>
  );
}
