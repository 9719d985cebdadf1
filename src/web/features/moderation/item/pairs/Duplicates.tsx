import type {
  AllowedTransition,
  ItemDetails,
  SimilarBusiness,
} from '#contract/moderation/moderation.ts';
import { STATE_WORDS } from '#contract/moderation/moderation-words.ts';
import { formatDistance } from '#contract/text/numbers.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PairAnswers, type PairOf } from './PairAnswers.tsx';
import { SideBySide } from './SideBySide.tsx';

interface DuplicatesProps {
  details: ItemDetails;
  hrefOf: (id: number) => string;
  /** Of an application: it may be for one of them. */
  takesInto: AllowedTransition | undefined;
  onTakeInto: (into: number) => void;
  pairs: PairOf;
}

/** Businesses that may be the same one, each beside what the record says, with the answers. */
export const Duplicates = ({ details, hrefOf, takesInto, onTakeInto, pairs }: DuplicatesProps) => (
  <ul className="flex flex-col gap-3">
    {details.duplicates.map((other) => (
      <li key={other.id} className="rounded-md border border-line p-3">
        <Head other={other} href={hrefOf(other.id)} />
        <SideBySide own={details} other={other} />
        {takesInto && (
          <Button size="sm" className="mt-2" onClick={() => onTakeInto(other.id)}>
            {texts.approveInto(other.name)}
          </Button>
        )}
        {details.item.kind === 'business' && details.transitions.length > 0 && (
          <PairAnswers details={details} other={other} pairs={pairs} />
        )}
      </li>
    ))}
  </ul>
);

const Head = ({ other, href }: { other: SimilarBusiness; href: string }) => (
  <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
    <Anchor href={href} className="text-link tap font-semibold wrap-anywhere">
      {other.name}
    </Anchor>
    <span className="figures text-quiet text-sm">{texts.number(other.id)}</span>
    <Badge tone="closing">{texts.likeness[other.likeness]}</Badge>
    <Badge>{STATE_WORDS[other.status] ?? other.status}</Badge>
    {other.distance !== null && (
      <span className="text-quiet text-sm">{texts.metres(formatDistance(other.distance))}</span>
    )}
  </p>
);
