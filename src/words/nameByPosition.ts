import type { Locale } from './languages.ts';
import { words } from './words.ts';

/** The name of an item that has none, by its position from 1: `Outlet 2`. */
export const nameByPosition = (
  locale: Locale,
  kind: 'benefit' | 'dish' | 'outlet',
  position: number,
) => {
  const { fill, notices } = words(locale);
  return fill(notices.unnamed[kind], { position });
};
