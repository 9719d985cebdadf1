import type { BestAnswer as Best } from '#contract/search/search.ts';
import { CallLink } from '#web/browser/CallLink.tsx';
import { DirectionsLink } from '#web/browser/DirectionsLink.tsx';
import { bestAnswerTexts as texts } from '#web/texts/best-answer.ts';
import { Anchor } from '#web/ui/Anchor.tsx';

interface BestAnswerProps {
  best: Best;
  /** The first of the results. */
  business:
    | {
        id: number;
        name: string;
        category: string;
        phone: string | null;
        distance?: number | undefined;
      }
    | undefined;
  asked: { place?: string | undefined; district?: string | undefined };
}

/** The answer in one sentence, with the ways to it. */
export function BestAnswer({ best, business, asked }: BestAnswerProps) {
  if (!business) return null;
  const { id, name, distance } = business;
  return (
    <div className="mb-3 flex items-center gap-1 rounded-lg bg-portakal-soft py-0.5 ps-3.5 pe-1">
      <p className="min-w-0 grow py-1.5 text-sm leading-snug sm:text-base">
        {texts.before(best, asked)}{' '}
        <Anchor href={`/business/${id}`} className="font-semibold text-link">
          {name}
        </Anchor>
        {texts.after(best, distance)}
      </p>
      <CallLink business={business} className="shrink-0" />
      <DirectionsLink business={business} href={best.directions} />
    </div>
  );
}
