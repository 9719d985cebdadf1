import { type ReactNode, useId } from 'react';

type FiguresTableProps = {
  caption: ReactNode;
  /** The first names what stands in front of each row. */
  columns: string[];
  /** Columns of words, by their place among `columns`: they begin at the left. */
  words?: readonly number[];
  rows: { key: string; head: ReactNode; figures: ReactNode[] }[];
};

/** Numbers in rows; on a phone the table is pushed sideways. */
export function FiguresTable({ caption, columns, words = [], rows }: FiguresTableProps) {
  const id = useId();
  const aligned = (column: number) => (column > 0 && !words.includes(column) ? 'text-right' : '');
  return (
    <section
      aria-labelledby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      // As narrow as its place: many columns must not widen the page.
      className="w-0 min-w-full overflow-x-auto rounded-md border border-line bg-surface"
    >
      <table className="w-full border-collapse text-left text-sm">
        <caption id={id} className="px-2 pt-2.5 pb-1.5 text-left text-quiet">
          {caption}
        </caption>
        <thead>
          <tr className="border-line border-b">
            {columns.map((column, at) => (
              <th
                key={column}
                scope="col"
                className={`px-2 py-2 align-bottom font-semibold ${aligned(at)}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figures">
          {rows.map(({ key, head, figures }) => (
            <tr key={key} className="border-line border-b last:border-0">
              <th scope="row" className="whitespace-nowrap px-2 py-2 font-normal">
                {head}
              </th>
              {figures.map((figure, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={at} className={`px-2 py-2 ${aligned(at + 1)}`}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
