import { Share2 } from 'lucide-react';
import { useSite } from '#web/browser/site-context.ts';
import { sharingTexts as texts } from '#web/texts/sharing.ts';
import { Button } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { useAskedDialog } from '#web/ui/island/use-asked-island.ts';

interface ShareButtonProps {
  /** Path of the page to share, `/business/1001`. */
  path: string;
  /** What it is called: shown in the dialog. */
  title: string;
  /** Words sent before the address; the title unless given. */
  text?: string;
  /** `icon` is the sign alone, `solid` the same on a picture, `button` has its word beside it. */
  appearance?: 'icon' | 'solid' | 'button';
  className?: string;
}

const fetchDialog = async () => (await import('./ShareDialog.tsx')).ShareDialog;

/**
 * 'Paylaş' and its dialog, whose code comes when it is first asked for. Without JavaScript the button
 * is not there: it could do nothing.
 */
export function ShareButton({
  path,
  title,
  text = title,
  appearance = 'button',
  className,
}: ShareButtonProps) {
  const url = useSite().publicUrl + path;
  // Its code did not come (the connection went): the device's own way to share needs none.
  const shareByDevice = () => navigator.share?.({ title: text, url }).catch(() => undefined);
  const { Dialog, button, state } = useAskedDialog(fetchDialog, shareByDevice);
  const looks = {
    ...button,
    icon: <Share2 className="size-5" aria-hidden="true" />,
    className: classNames('not-printed noscript:hidden', className),
  } as const;
  return (
    <>
      {appearance === 'button' ? (
        <Button {...looks}>{texts.share}</Button>
      ) : (
        <IconButton
          {...looks}
          label={texts.share}
          variant={appearance === 'solid' ? 'solid' : 'plain'}
        />
      )}
      {Dialog && <Dialog {...state} title={title} shared={{ url, text }} />}
    </>
  );
}
