import { Download } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { csvOf } from '#lib/csv.ts';
import { saveFile } from '#member/data-rights/web/shared/save-file.ts';
import { Button } from '#ui/button.tsx';

interface ExportedTableProps {
  caption: string;
  weeks: readonly string[];
  children: ReactNode;
}

/** A table and the button that saves it as shown. `data-value` is the number or the date behind the words of a cell. */
export function ExportedTable({ caption, weeks, children }: ExportedTableProps) {
  const table = useRef<HTMLTableElement>(null);
  function save() {
    const rows = [...(table.current?.rows ?? [])].map((row) => [...row.cells].map(exportedValue));
    saveFile(new File([csvOf(rows)], `${caption} ${weeks[0]} ${weeks.at(-1)}.csv`, { type: 'text/csv' }));
  }
  return (
    <>
      <table ref={table} className="w-full text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
      <Button
        variant="quiet"
        size="small"
        className="justify-self-start"
        aria-label={`Exporter (CSV)\u202f: ${caption}`}
        onClick={save}
      >
        <Download aria-hidden="true" />
        Exporter (CSV)
      </Button>
    </>
  );
}

function exportedValue({ dataset: { value }, textContent }: HTMLTableCellElement): string | number {
  return Number.isNaN(Number(value)) ? (value ?? textContent ?? '') : Number(value);
}
