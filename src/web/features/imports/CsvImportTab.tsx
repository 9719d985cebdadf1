import { Download, FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import {
  CSV_MAX_BYTES,
  CSV_MAX_ROWS,
  CSV_MAX_ROWS_SIGNED_OUT,
  CSV_WRONG_FILE,
  isCsvFile,
} from '#contract/imports/imports.ts';
import { csvImportTexts as texts } from '#web/texts/imports.ts';
import { Button } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { CsvReview } from './CsvReview.tsx';
import { type CsvFile, isWorkbook, readCsvFile } from './csv-file.ts';
import { ImportResults } from './ImportResults.tsx';
import { exampleCsv, saveFile, withUnread } from './import-results.ts';
import type { ImportAnswer } from './send-rows.ts';

/** Lets the page draw and answer between two pieces of a long file. */
const rest = () => new Promise<void>((resolve) => setTimeout(resolve));

const showProblem = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' });

/** Why a file cannot be taken; undefined and the file when it can. */
async function open(file: File): Promise<CsvFile | string> {
  if (!isCsvFile(file)) return CSV_WRONG_FILE;
  if (file.size > CSV_MAX_BYTES) return texts.problems.tooLarge(CSV_MAX_BYTES);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isWorkbook(bytes)) return texts.problems.workbook;
    return (await readCsvFile(file.name, bytes, rest)) ?? texts.problems.empty;
  } catch {
    return texts.problems.unreadable;
  }
}

/** A file of businesses: chosen, looked at, corrected, sent, and what became of every row. */
export function CsvImportTab({ onSent }: { onSent?: () => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<CsvFile>();
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const [isOver, setOver] = useState(false);
  const [answer, setAnswer] = useState<ImportAnswer>();

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    setProblem(undefined);
    setFile(undefined);
    setAnswer(undefined);
    setReading(true);
    const opened = await open(chosen);
    setReading(false);
    if (typeof opened === 'string') setProblem(opened);
    else setFile(opened);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const startOver = () => {
    setFile(undefined);
    setAnswer(undefined);
    picker.current?.focus();
  };

  return (
    <section aria-labelledby="csv-title" className="flex flex-col gap-5">
      <div>
        <h2 id="csv-title">{texts.title}</h2>
        <p className="mt-2 measure">{texts.lead}</p>
        <p className="mt-1 measure text-quiet">
          {texts.columnsHint} {texts.limits(CSV_MAX_BYTES, CSV_MAX_ROWS, CSV_MAX_ROWS_SIGNED_OUT)}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the picker is the first */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-edge border-dashed p-4',
          isOver ? 'bg-seyhan-soft' : 'bg-surface',
        )}
      >
        <input
          ref={picker}
          type="file"
          id="csv-file"
          accept=".csv,.txt,text/csv"
          className="peer sr-only"
          aria-describedby={problem ? 'csv-problem' : undefined}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // The same file may be chosen again, corrected.
            event.target.value = '';
          }}
        />
        <label
          htmlFor="csv-file"
          className="button button-river button-md cursor-pointer outline-2 outline-transparent outline-offset-2 peer-focus-visible:outline-(--focus)"
        >
          <FileUp className="size-5" aria-hidden="true" />
          {file ? texts.chooseAnother : texts.choose}
        </label>
        <span className="text-quiet max-sm:hidden">{texts.dropHint}</span>
        <Button
          variant="quiet"
          className="sm:ml-auto"
          icon={<Download className="size-5" aria-hidden="true" />}
          onClick={() => saveFile(texts.exampleName, exampleCsv())}
        >
          {texts.example}
        </Button>
      </div>
      {isReading && (
        <p role="status" className="flex items-center gap-3 text-quiet">
          <Spinner />
          {texts.reading}
        </p>
      )}
      {problem && (
        <div id="csv-problem" ref={showProblem}>
          <Notice tone="danger" isNews>
            {problem}
          </Notice>
        </div>
      )}
      {file && !answer && (
        <CsvReview
          key={file.name + file.records.length}
          file={file}
          onDone={(answered) => {
            setAnswer(answered);
            onSent?.();
          }}
        />
      )}
      {file && answer && (
        <ImportResults
          fileName={file.name}
          rows={withUnread(answer.rows, file.records)}
          onAnother={startOver}
        />
      )}
    </section>
  );
}
