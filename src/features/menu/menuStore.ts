import { atom } from 'nanostores';

export type MenuName = 'menu' | 'pages';

/** Which of the header's two menus is open; one at a time. */
export const $openMenu = atom<MenuName | undefined>();

/** Updates the store after the browser's change: opening one menu closes the other. */
export function setMenuOpen(name: MenuName, isOpen: boolean) {
  if (isOpen) $openMenu.set(name);
  else if ($openMenu.get() === name) $openMenu.set(undefined);
}
