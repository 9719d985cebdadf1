import { island } from '../island/island.ts';
import { whenMadeHere } from '../island/when-made-here.tsx';
import { useCategoryLook } from './category-look.ts';

const KeptIcon = island(
  async () => (await import('./SceneDrawing.tsx')).IconDrawing,
  whenMadeHere('g'),
);

/** The category's motif as a 24 × 24 line icon in the colour of the text around it. */
export const CategoryIcon = ({ slug, className }: { slug: string; className?: string }) => {
  const { motif } = useCategoryLook(slug);
  return (
    <svg
      className={className}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <KeptIcon key={motif} slug={motif} />
    </svg>
  );
};
