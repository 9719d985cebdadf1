import { List, RotateCw } from 'lucide-react';
import { mapTexts } from '#web/texts/maps.ts';
import { AgainButton, Button } from '#web/ui/Button.tsx';

interface MapAreaBarProps {
  isFollowing: boolean;
  onFollowing: (isFollowing: boolean) => void;
  /** Undefined while the list shows what the map shows. */
  onSearchHere: (() => void) | undefined;
  /** How many are here, once that is what the list is about. */
  found: number | undefined;
  /** Pulls up the list, where it does not stand beside the map. */
  onList: () => void;
  /** While what is in view could not be asked for. */
  onRetry: (() => void) | undefined;
}

/** On the map: whether the list follows it, and the button that makes it do so once. */
export const MapAreaBar = ({
  isFollowing,
  onFollowing,
  onSearchHere,
  found,
  onList,
  onRetry,
}: MapAreaBarProps) => (
  <div className="flex flex-col items-start gap-2">
    <label className="flex min-h-11 items-center gap-2.5 rounded-[1.5rem] bg-raised py-1 pr-4 pl-3 text-sm shadow-lift">
      <input
        type="checkbox"
        className="size-5 shrink-0"
        checked={isFollowing}
        onChange={(event) => onFollowing(event.target.checked)}
      />
      {mapTexts.follow}
    </label>
    {onSearchHere && (
      <Button
        variant="river"
        size="sm"
        className="rounded-full! shadow-lift"
        icon={<RotateCw className="size-4" aria-hidden="true" />}
        onClick={onSearchHere}
      >
        {mapTexts.searchHere}
      </Button>
    )}
    <div role="status" className="lg:hidden">
      {found !== undefined && (
        <Button
          size="sm"
          className="rounded-full! shadow-lift"
          icon={<List className="size-4" aria-hidden="true" />}
          onClick={onList}
        >
          {mapTexts.seeFound(found)}
        </Button>
      )}
    </div>
    {onRetry && (
      <div
        role="alert"
        className="flex flex-wrap items-center gap-x-3 rounded-lg bg-raised py-1 pr-1.5 pl-4 text-sm shadow-lift"
      >
        {mapTexts.areaFailed}
        <AgainButton variant="plain" size="sm" onClick={onRetry} />
      </div>
    )}
  </div>
);
