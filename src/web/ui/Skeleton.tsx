import { classNames } from '#web/ui/class-names.ts';

/** The shape of what is coming; say once beside it, in words, that it is. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span className={classNames('skeleton', className)} aria-hidden="true" />
);

/** A card that is coming: on a phone a row, as most are there. */
export const SkeletonCard = () => (
  <div className="card max-sm:flex-row!" aria-hidden="true">
    <Skeleton className="aspect-3/2 w-full rounded-none max-sm:aspect-auto max-sm:w-20 max-sm:shrink-0" />
    <div className="flex grow flex-col gap-2.5 p-4">
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  </div>
);
