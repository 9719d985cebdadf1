import { Fragment } from 'react';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { CheckField } from '#web/ui/CheckField.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { turnShortcuts, useShortcutsOn } from './use-shortcuts.ts';

/** The keys, and the way to turn them off. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const isOn = useShortcutsOn();
  return (
    <Dialog open={isOpen} onClose={onClose} title={texts.shortcuts}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
        {texts.keys.map(({ keys, does }) => (
          <Fragment key={does}>
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-xs border border-edge bg-sunken px-2 py-0.5 font-mono text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
      <CheckField
        className="mt-4"
        label={texts.shortcutsOn}
        checked={isOn}
        onChange={(event) => turnShortcuts(event.currentTarget.checked)}
      />
      <p className="text-quiet text-sm">{isOn ? texts.shortcutsText : texts.shortcutsOff}</p>
    </Dialog>
  );
}
