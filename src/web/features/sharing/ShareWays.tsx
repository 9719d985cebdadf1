import { Check, Link2 } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  COPY_CONFIRMATION_MS,
  INSTAGRAM_TOAST_MS,
  SHARE_WINDOW,
} from '#contract/interface-timings.ts';
import { sharingTexts as texts } from '#web/texts/sharing.ts';
import { Button } from '#web/ui/Button.tsx';
import { notify } from '#web/ui/notify.ts';
import { copyFrom } from './copy-text.ts';
import { ShareMark } from './ShareMark.tsx';
import { facebookAddress, type Shared, whatsAppAddress } from './share-addresses.ts';

/** The four ways of the share dialog (specification 2). */
export function ShareWays({ title, shared }: { title: string; shared: Shared }) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPY_CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async (success: Parameters<typeof notify>[0]) => {
    const hasCopied = field.current !== null && (await copyFrom(field.current));
    await notify(hasCopied ? success : { ...texts.copyFailure, tone: 'danger' });
    return hasCopied;
  };
  const copyLink = async () => {
    setCopied(await copy({ ...texts.copySuccess, tone: 'success' }));
  };
  const copyForInstagram = () =>
    copy({ ...texts.instagramNotice, tone: 'info', durationMs: INSTAGRAM_TOAST_MS });

  return (
    <>
      <p className="-mt-3 text-quiet">{title}</p>
      <ul aria-label={texts.waysLabel} className="grid grid-cols-3 gap-2">
        <li>
          <WindowLink href={whatsAppAddress(shared)} label={texts.whatsApp}>
            <ShareMark of="whatsApp" />
          </WindowLink>
        </li>
        <li>
          <WindowLink href={facebookAddress(shared)} label={texts.facebook}>
            <ShareMark of="facebook" />
          </WindowLink>
        </li>
        <li>
          <button
            type="button"
            data-action="share"
            className={wayClass}
            onClick={() => void copyForInstagram()}
          >
            <ShareMark of="instagram" />
            <span lang="en">{texts.instagram}</span>
          </button>
        </li>
      </ul>
      <div className="flex flex-col gap-3">
        <input
          ref={field}
          readOnly
          aria-label={texts.address}
          value={shared.url}
          onFocus={(event) => event.currentTarget.select()}
          className="control figures text-quiet"
        />
        <Button
          variant="river"
          wide
          data-action="share"
          icon={isCopied ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
          onClick={() => void copyLink()}
        >
          {isCopied ? texts.copied : texts.copy}
        </Button>
      </div>
    </>
  );
}

const wayClass =
  'flex w-full flex-col items-center gap-1.5 rounded-lg border border-line bg-surface px-1 pt-3.5 pb-2.5 text-sm font-semibold transition-colors hover:bg-portakal-soft';

/** Opens in a window of its own, 600 × 400; where scripts or pop-ups are held back, in a new tab. */
function WindowLink({
  href,
  label,
  children,
}: {
  href: string;
  label: string;
  children: ReactNode;
}) {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    const { width, height } = SHARE_WINDOW;
    window.open(href, '_blank', `noopener,noreferrer,width=${width},height=${height}`);
  };
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      data-action="share"
      className={wayClass}
      onClick={open}
    >
      {children}
      <span lang="en">{label}</span>
      <span className="sr-only">({texts.opensWindow})</span>
    </a>
  );
}
