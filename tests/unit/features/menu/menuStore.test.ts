import { beforeEach, expect, test } from 'vitest';
import { $openMenu, closeMenus, reportMenu } from '#/features/menu/menuStore.ts';

beforeEach(closeMenus);

test('opening one menu closes the other', () => {
  reportMenu('pages', true);
  reportMenu('menu', true);
  expect($openMenu.get()).toBe('menu');
});

test('a menu that closes late does not close the other', () => {
  reportMenu('pages', true);
  reportMenu('menu', true);
  reportMenu('pages', false);
  expect($openMenu.get()).toBe('menu');
});

test('a menu that closes leaves both closed', () => {
  reportMenu('pages', true);
  reportMenu('pages', false);
  expect($openMenu.get()).toBeUndefined();
});
