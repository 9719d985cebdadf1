import { placeTexts as texts } from '#web/texts/search-filters.ts';
import { UsePlace } from './UsePlace.tsx';

/** Nearness is asked for, and nobody knows near what. */
export const PlaceNeeded = ({ onPlace }: { onPlace: (near: string) => void }) => (
  <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line bg-surface px-4 py-3.5">
    <div className="min-w-0 basis-72 grow">
      <h2 className="text-base">{texts.needed}</h2>
      <p className="measure text-quiet text-sm">{texts.neededText}</p>
    </div>
    <UsePlace onPlace={onPlace} />
  </div>
);
