/** Returns a Markdown table that is also readable in a terminal; every column but the first is right-aligned. */
export function tableOf(header: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(3, ...all.map((row) => (row[column] ?? '').length)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  const line = (cells: readonly string[]) =>
    `| ${widths.map((_, column) => pad(cells[column] ?? '', column)).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(header), line(rule), ...rows.map(line)];
}
