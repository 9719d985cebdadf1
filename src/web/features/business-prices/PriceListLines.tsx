import type { PricedLine } from '#contract/businesses/price-text.ts';
import { formatMoney } from '#contract/text/numbers.ts';
import { Card } from '#web/ui/Card.tsx';

/** Under each heading its lines, in their order. */
export function PriceListLines({ lines }: { lines: readonly PricedLine[] }) {
  const parts: { heading: string | null; at: number; those: PricedLine[] }[] = [];
  for (const [at, line] of lines.entries()) {
    const last = parts.at(-1);
    if (last && last.heading === line.heading) last.those.push(line);
    else parts.push({ heading: line.heading, at, those: [line] });
  }
  return parts.map(({ heading, at, those }) => (
    <Card as="section" key={at} className="mb-5 break-inside-avoid px-5 py-3">
      {heading && <h2 className="mb-1 text-lg">{heading}</h2>}
      <dl className="figures">
        {those.map(({ name, price }, row) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a list may say one thing twice
            key={row}
            className="flex items-baseline justify-between gap-4 border-b border-line py-2 last:border-b-0"
          >
            <dt className="min-w-0">{name}</dt>
            <dd className="whitespace-nowrap font-semibold">{formatMoney(price)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  ));
}
