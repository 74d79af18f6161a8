export type CsvRow = readonly (string | number)[];

/** A table for French spreadsheets: UTF-8 with its mark, semicolons, decimal commas; texts are no formulas. */
export function csvOf(rows: readonly CsvRow[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('')}`;
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
