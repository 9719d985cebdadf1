import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ImportedRow } from '#contract/imports/imports.ts';
import { csvImportTexts as texts } from '#web/texts/imports.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SegmentedToggle } from '#web/ui/SegmentedToggle.tsx';
import { countsOf, resultCsv, saveFile } from './import-results.ts';

const SHOWN_AT_ONCE = 50;
const tones = { imported: 'open', duplicate: 'neutral', refused: 'danger' } as const;

interface ImportResultsProps {
  fileName: string;
  rows: ImportedRow[];
  onAnother: () => void;
}

/** What became of every row, to read here and to keep as a file. */
export function ImportResults({ fileName, rows, onAnother }: ImportResultsProps) {
  const [filter, setFilter] = useState<ImportedRow['outcome'] | 'all'>('all');
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const counts = countsOf(rows);
  const filtered = filter === 'all' ? rows : rows.filter(({ outcome }) => outcome === filter);
  const segments = [
    { value: 'all', label: texts.withCount(texts.all, rows.length) },
    { value: 'imported', label: texts.withCount(texts.outcomes.imported, counts.imported) },
    { value: 'duplicate', label: texts.withCount(texts.outcomes.duplicate, counts.duplicates) },
    { value: 'refused', label: texts.withCount(texts.outcomes.refused, counts.refused) },
  ];
  return (
    <section aria-labelledby="csv-result" className="flex min-w-0 flex-col gap-4">
      <h3 id="csv-result" ref={heading} tabIndex={-1} className="outline-none">
        {texts.resultTitle}
      </h3>
      <Notice tone={counts.imported > 0 ? 'success' : 'info'} isNews title={texts.result(counts)}>
        {counts.imported > 0 && texts.resultNext}
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="river"
          icon={<Download className="size-5" aria-hidden="true" />}
          onClick={() => saveFile(texts.resultFileName(fileName), resultCsv(rows))}
        >
          {texts.download}
        </Button>
        <Button onClick={onAnother}>{texts.another}</Button>
      </div>
      <SegmentedToggle
        label={texts.filter}
        segments={segments}
        value={filter}
        onChange={(value) => {
          setFilter(value as typeof filter);
          setShown(SHOWN_AT_ONCE);
        }}
        className="flex-wrap self-start"
      />
      {filtered.length === 0 ? (
        <p className="text-quiet">{texts.noRows}</p>
      ) : (
        <ol className="divide-y divide-line rounded-md border border-line bg-surface">
          {filtered.slice(0, shown).map((row) => (
            <li key={row.row} className="flex flex-wrap items-start gap-x-3 gap-y-1 px-4 py-3">
              <span className="figures min-w-20 text-quiet text-sm">
                {texts.row} {row.row}
              </span>
              <span className="min-w-20">
                <Badge tone={tones[row.outcome]}>{texts.outcomes[row.outcome]}</Badge>
              </span>
              <span className="min-w-0 grow basis-48">
                <span className="block break-words font-semibold">
                  {row.name || texts.emptyCell}
                </span>
                {row.reason &&
                  (row.of === undefined ? (
                    <span className="block break-words text-sm">{row.reason}</span>
                  ) : (
                    <Anchor
                      href={`/business/${row.of}`}
                      target="_blank"
                      className="tap block break-words text-sm underline"
                    >
                      {row.reason}
                      <span className="sr-only"> ({texts.opens})</span>
                    </Anchor>
                  ))}
                {row.warnings.map((warning) => (
                  <span key={warning} className="block break-words text-quiet text-sm">
                    {warning}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ol>
      )}
      {filtered.length > shown && (
        <Button className="self-start" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {texts.more}
        </Button>
      )}
    </section>
  );
}
