export type CsvRow = readonly (string | number)[];

/**
 * Returns a table for French spreadsheets: UTF-8 with a byte order mark, semicolons, decimal commas; texts are never
 * formulas.
 */
export function csvOf(rows: readonly CsvRow[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('')}`;
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
