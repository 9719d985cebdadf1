import { useEffect, useId } from 'react';
import type { Header } from '#contract/imports/import-columns.ts';
import {
  CSV_OPTIONAL_COLUMNS,
  CSV_REQUIRED_COLUMNS,
  type CsvColumn,
} from '#contract/imports/imports.ts';
import { csvImportTexts as texts } from '#web/texts/imports.ts';
import { Select } from '#web/ui/Select.tsx';
import { type ColumnMapping, otherColumns } from './column-mapping.ts';

interface ColumnFieldsProps {
  header: Header;
  mapping: ColumnMapping;
  isNameMissing: boolean;
  onChange: (mapping: ColumnMapping) => void;
}

/** Which column of the file is which of ours. */
export function ColumnFields({ header, mapping, isNameMissing, onChange }: ColumnFieldsProps) {
  const id = useId();
  useEffect(() => {
    if (isNameMissing) document.getElementById(`${id}-name`)?.focus();
  }, [isNameMissing, id]);
  const options = [
    { value: '-1', label: texts.none },
    ...header.names.map((name, column) => ({
      value: String(column),
      label: name || texts.columnNumber(column + 1),
    })),
  ];
  const select = (column: CsvColumn, isRequired: boolean) => (
    <Select
      key={column}
      id={`${id}-${column}`}
      label={texts.columns[column]}
      {...(isRequired && { labelNote: texts.required })}
      hint={mapping[column] < 0 && texts.derived[column as keyof typeof texts.derived]}
      error={column === 'name' && isNameMissing ? texts.nameMissing : undefined}
      options={options}
      value={String(mapping[column])}
      onChange={(event) => onChange({ ...mapping, [column]: Number(event.target.value) })}
    />
  );
  const { alsoRead, unused } = otherColumns(header, mapping);
  return (
    <section aria-labelledby={`${id}-title`} className="flex flex-col gap-3">
      <div>
        <h3 id={`${id}-title`}>{texts.mapping}</h3>
        <p className="text-quiet">{texts.mappingLead}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {CSV_REQUIRED_COLUMNS.map((column) => select(column, true))}
        {CSV_OPTIONAL_COLUMNS.map((column) => select(column, false))}
      </div>
      <Names label={texts.alsoRead} names={alsoRead} />
      <Names label={texts.unused} names={unused} />
    </section>
  );
}

const Names = ({ label, names }: { label: string; names: string[] }) =>
  names.length > 0 && (
    <p className="break-words text-sm">
      <span className="font-semibold">{label}:</span>{' '}
      <span className="text-quiet">{names.join(', ')}</span>
    </p>
  );
