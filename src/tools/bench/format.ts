import { FIGURES, type Figure } from './budgets.ts';
import type { FetchedFile } from './measurement.ts';

const FILES_NAMED = 3;

/** `12345` → `12.1`: bytes as KB with one decimal. */
export const formatKb = (bytes: number): string => (bytes / 1024).toFixed(1);

/** A figure without its unit: `12.1`, `3`, `0.02`. */
export function formatFigure(figure: Figure, value: number): string {
  if (figure === 'shift') return value.toFixed(2);
  return FIGURES[figure].unit === 'KB' ? formatKb(value) : String(value);
}

/** The first files with their sizes, for the end of a line: `: /a.js (1.2 KB), /b.js (0.4 KB)`. */
export function nameFiles(files: readonly FetchedFile[]): string {
  const names = files
    .slice(0, FILES_NAMED)
    .map((file) => `${file.address} (${formatKb(file.bytes)} KB)`);
  return names.length === 0 ? '' : `: ${names.join(', ')}`;
}

/** Aligns rows in columns: the first to the left, the others, which hold figures, to the right. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widthOf(column)) : cell.padStart(widthOf(column));
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}
