import { Download } from 'lucide-react';
import { toDataURL, toString as toText } from 'qrcode';
import { useEffect, useState } from 'react';
import { useSite } from '#web/browser/site-context.ts';
import { overviewTexts as texts } from '#web/texts/owner-workspace.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { LateDialogState } from '#web/ui/island/use-asked-island.ts';
import { Notice } from '#web/ui/Notice.tsx';

/** Large enough for a sheet of paper; a quarter of it may be worn off and it is still read. */
const look = { margin: 2, errorCorrectionLevel: 'Q' } as const;
const PNG_PIXELS = 1024;

interface QrDialogProps extends LateDialogState {
  /** Of the page it leads to: `/business/1001`. */
  path: string;
}

/** The code of the business's page, to look at and to take along as PNG and SVG. */
export function QrDialog({ path, isOpen, onClose }: QrDialogProps) {
  const address = useSite().publicUrl + path;
  const [code, setCode] = useState<{ png: string; svg: string }>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    Promise.all([
      toDataURL(address, { ...look, width: PNG_PIXELS }),
      toText(address, { ...look, type: 'svg' }),
    ]).then(
      ([png, svg]) => setCode({ png, svg: `data:image/svg+xml,${encodeURIComponent(svg)}` }),
      () => setFailed(true),
    );
  }, [address]);
  const fileName = `karekod-${path.split('/').pop()}`;
  return (
    <Dialog open={isOpen} onClose={onClose} title={texts.qrTitle}>
      <p className="text-quiet">{texts.qrText}</p>
      {hasFailed && <Notice tone="danger">{texts.qrFailed.title}</Notice>}
      {code && (
        <>
          <img
            src={code.png}
            width={PNG_PIXELS}
            height={PNG_PIXELS}
            alt={texts.qrImage(address)}
            className="mx-auto size-60 rounded-md border border-line"
          />
          <p className="text-center text-sm text-quiet wrap-anywhere">{address}</p>
          <ul className="grid grid-cols-2 gap-3">
            {(
              [
                ['png', texts.qrPng, texts.qrPngNote],
                ['svg', texts.qrSvg, texts.qrSvgNote],
              ] as const
            ).map(([kind, label, note]) => (
              <li key={kind} className="flex flex-col gap-1">
                <a
                  href={code[kind]}
                  download={`${fileName}.${kind}`}
                  className={buttonClass({ wide: true })}
                >
                  <Download aria-hidden="true" />
                  {label}
                </a>
                <span className="text-xs text-quiet">{note}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
