import { AgainButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

interface PartLoadingProps {
  /** For screen readers. */
  label: string;
  /** Classes of what is drawn meanwhile, one for each shape. */
  shapes: readonly string[];
  className?: string;
}

/** A part of a page that is on its way. */
export const PartLoading = ({
  label,
  shapes,
  className = 'flex flex-col gap-3',
}: PartLoadingProps) => (
  <div role="status" className={className}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {shapes.map((shape, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: shapes stay in their order
      <Skeleton key={index} className={`w-full rounded-lg ${shape}`} />
    ))}
  </div>
);

/** It did not come. */
export const PartFailed = ({ title, onAgain }: { title: string; onAgain: () => void }) => (
  <Notice tone="danger" title={title} isNews action={<AgainButton onClick={onAgain} />} />
);
