import { beforeEach, expect, test } from 'vitest';
import { $openMenu, setMenuOpen } from '#/features/menu/menuStore.ts';

beforeEach(() => $openMenu.set(undefined));

test('opening one menu closes the other', () => {
  setMenuOpen('pages', true);
  setMenuOpen('menu', true);
  expect($openMenu.get()).toBe('menu');
});

test('a menu that closes late does not close the other', () => {
  setMenuOpen('pages', true);
  setMenuOpen('menu', true);
  setMenuOpen('pages', false);
  expect($openMenu.get()).toBe('menu');
});

test('a menu that closes leaves both closed', () => {
  setMenuOpen('pages', true);
  setMenuOpen('pages', false);
  expect($openMenu.get()).toBeUndefined();
});
