import type { AllowedTransition, SimilarBusiness } from '#contract/moderation/moderation.ts';
import { STATE_WORDS } from '#contract/moderation/moderation-words.ts';
import { formatDistance } from '#contract/text/numbers.ts';
import { placeText } from '#web/browser/use-business-choices.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';

interface DuplicatesProps {
  duplicates: SimilarBusiness[];
  hrefOf: (id: number) => string;
  merge: AllowedTransition | undefined;
  onMerge: (into: number) => void;
}

/** Businesses that may be the same one, each with the way to merge into it. */
export const Duplicates = ({ duplicates, hrefOf, merge, onMerge }: DuplicatesProps) => (
  <ul className="flex flex-col gap-2">
    {duplicates.map(({ id, name, address, district, status, likeness, distance }) => (
      <li key={id} className="rounded-md border border-line p-3">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Anchor href={hrefOf(id)} className="text-link tap font-semibold wrap-anywhere">
            {name}
          </Anchor>
          <span className="figures text-quiet text-sm">{texts.number(id)}</span>
          <Badge tone="closing">{texts.likeness[likeness]}</Badge>
          <Badge>{STATE_WORDS[status] ?? status}</Badge>
        </p>
        <p className="text-sm wrap-anywhere">
          {placeText({ address, district })}
          {distance !== null && ` · ${texts.metres(formatDistance(distance))}`}
        </p>
        {merge && (
          <Button size="sm" className="mt-2" onClick={() => onMerge(id)}>
            {merge.takesInto ? texts.approveInto(name) : texts.mergeWith(name)}
          </Button>
        )}
      </li>
    ))}
  </ul>
);
