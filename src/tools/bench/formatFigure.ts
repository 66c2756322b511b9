import { FIGURES, type Figure } from './budgets.ts';

/** `12345` → `12.1`: bytes as KB with one decimal. */
export const formatKb = (bytes: number): string => (bytes / 1024).toFixed(1);

/** A figure with its unit: `12.1 KB`, `3`, `0.02`. */
export function formatFigure(figure: Figure, value: number): string {
  if (figure === 'shift') return value.toFixed(2);
  return FIGURES[figure].unit === 'KB' ? formatKb(value) : String(value);
}
