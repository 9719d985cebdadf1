import { useEffect, useRef, useState } from 'react';
import { CSV_MAX_ROWS, CSV_MAX_ROWS_SIGNED_OUT } from '#contract/imports/imports.ts';
import { ApiError } from '#web/api/api.ts';
import { useAccount } from '#web/browser/account-context.ts';
import { pushEvent } from '#web/browser/data-layer.ts';
import { loginAddress } from '#web/browser/login-address.ts';
import { csvImportTexts as texts } from '#web/texts/imports.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { ColumnFields } from './ColumnFields.tsx';
import { type ColumnMapping, mappingOf, rowsToSend } from './column-mapping.ts';
import type { CsvFile } from './csv-file.ts';
import { unreadRows } from './import-results.ts';
import { PreviewTable } from './PreviewTable.tsx';
import { SendingProgress } from './SendingProgress.tsx';
import { type ImportAnswer, sendRows } from './send-rows.ts';

const CSV_TAB = '/add-business?tab=csv';

interface CsvReviewProps {
  file: CsvFile;
  onDone: (answer: ImportAnswer) => void;
}

/** What a file holds, before it is sent: its columns, which one can correct, and its first rows. */
export function CsvReview({ file, onDone }: CsvReviewProps) {
  const account = useAccount();
  const [mapping, setMapping] = useState<ColumnMapping>(() => mappingOf(file.header));
  const [isNameMissing, setNameMissing] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** How much has left this device; undefined while nothing is being sent. */
  const [sent, setSent] = useState<number>();
  const key = useRef<string>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const count = file.records.length - unreadRows(file.records).length;
  const isTooLong = count > CSV_MAX_ROWS;
  const needsAccount = !isTooLong && count > CSV_MAX_ROWS_SIGNED_OUT && account.kind === 'visitor';
  const isSending = sent !== undefined;

  const change = (next: ColumnMapping) => {
    // Other columns make another request.
    key.current = undefined;
    setMapping(next);
    setNameMissing(false);
  };
  const send = async () => {
    if (mapping.name < 0) return setNameMissing(true);
    setFailure(undefined);
    setSent(0);
    key.current ??= crypto.randomUUID();
    try {
      const input = { ...rowsToSend(file, mapping), fileName: file.name.slice(0, 200) };
      const answer = await sendRows(input, { idempotencyKey: key.current, onSent: setSent });
      const tone = answer.imported > 0 ? 'success' : 'info';
      if (answer.imported > 0) pushEvent('business_submission', { submission_type: 'csv' });
      void notify({ ...texts.success(answer.imported), tone });
      onDone(answer);
    } catch (error) {
      const sentence = (error instanceof ApiError && error.detail) || texts.failure;
      void notify({ title: texts.failureTitle, description: sentence, tone: 'danger' });
      setFailure(sentence);
      setSent(undefined);
    }
  };

  return (
    <div className="flex flex-col gap-6">
      <div>
        <h3 ref={heading} tabIndex={-1} className="break-words outline-none">
          {file.name}
        </h3>
        <p className="text-quiet">
          {texts.fileLine(
            file.records.length,
            texts.encodings[file.encoding],
            texts.separators[file.separator],
          )}
        </p>
      </div>
      <ColumnFields
        header={file.header}
        mapping={mapping}
        isNameMissing={isNameMissing}
        onChange={change}
      />
      <PreviewTable file={file} mapping={mapping} />
      {isTooLong && <Notice tone="warning">{texts.tooManyRows(count, CSV_MAX_ROWS)}</Notice>}
      {needsAccount && (
        <Notice
          tone="info"
          action={<ButtonLink href={loginAddress(CSV_TAB)}>{texts.signIn}</ButtonLink>}
        >
          {texts.signInFor(count, CSV_MAX_ROWS_SIGNED_OUT)}
        </Notice>
      )}
      {failure && (
        <Notice tone="danger" isNews title={failure}>
          {texts.failureHint}
        </Notice>
      )}
      {isSending && <SendingProgress sent={sent} rows={count} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          size="lg"
          busy={isSending}
          disabled={isTooLong || needsAccount || count === 0}
          onClick={() => void send()}
        >
          {failure ? texts.tryAgain : texts.send(count)}
        </Button>
        <p className="text-quiet text-sm">{texts.waiting}</p>
      </div>
    </div>
  );
}
