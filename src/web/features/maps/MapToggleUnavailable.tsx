import { List } from 'lucide-react';
import { mapTexts } from '#web/texts/maps.ts';
import { Button } from '#web/ui/Button.tsx';

/** What the toggle's map side shows when no map can be drawn: says so and leads to the list. */
export const MapToggleUnavailable = ({ onList }: { onList: () => void }) => (
  <div
    role="alert"
    className="absolute inset-x-0 top-4 mx-auto flex w-fit max-w-[calc(100%-2rem)] flex-col items-center gap-3 rounded-lg bg-surface p-6 text-center shadow-lift"
  >
    <p className="font-semibold text-danger text-sm">{mapTexts.failed}</p>
    <h2 className="text-xl">{mapTexts.unavailable}</h2>
    <p className="max-w-72 text-quiet text-sm">{mapTexts.unavailableHint}</p>
    <Button variant="river" icon={<List className="size-5" aria-hidden="true" />} onClick={onList}>
      {mapTexts.toList}
    </Button>
  </div>
);
