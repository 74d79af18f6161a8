export type Quantiles = { count: number; p50: number; p95: number; p99: number; max: number };

/** @param values in any order */
export function quantilesOf(values: Iterable<number>): Quantiles {
  const sorted = Float64Array.from(values).sort();
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

/** Formats the usual three. */
export function inWords({ p50, p95, p99 }: Quantiles): string {
  return [p50, p95, p99].map(inMs).join(' / ');
}

/** Formats milliseconds with three significant digits. */
export function inMs(ms: number): string {
  return ms.toFixed(ms < 1 ? 3 : ms < 10 ? 2 : ms < 100 ? 1 : 0);
}

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
