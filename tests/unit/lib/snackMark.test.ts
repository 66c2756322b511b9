import { describe, expect, test } from 'vitest';
import { snackMark } from '#/lib/snackMark.ts';

describe('snackMark', () => {
  test.each([
    ['Nylon khaman', 'khaman'],
    ['Sandwich dhokla', 'sandwich-dhokla'],
    ['Sev khamani', 'sev-khamani'],
    ['Fafda with sambharo', 'fafda'],
    ['Fafda-jalebi combo', 'fafda-jalebi'],
    ['Vanela gathiya', 'gathiya'],
    ['Methi na gota', 'gota'],
    ['Dal vada', 'dal-vada'],
    ['Lilva kachori (winter)', 'kachori'],
    ['Kutchi dabeli', 'dabeli'],
    ['Lilva: ten weeks of green pigeon peas', 'kachori'],
    ['VADA PAV', 'vada-pav'],
    ['Ragda pattice', 'ragda-pattice'],
    ['Methi thepla with curd', 'thepla'],
    ['Cutting chai', 'chai'],
    ['Masala chaas', 'chaas'],
    ['Ratlami sev', 'sev'],
    ['Farsi puri', 'puri'],
  ])('knows %s by its name', (name, mark) => {
    expect(snackMark(name)).toBe(mark);
  });

  test.each([
    ['સુરતી લોચો', 'locho'],
    ['મસાલા છાશ', 'chaas'],
    ['કટિંગ ચા', 'chai'],
    ['ગરમ જલેબી', 'jalebi'],
  ])('knows %s in Gujarati script', (name, mark) => {
    expect(snackMark(name)).toBe(mark);
  });

  test('takes the name before the category', () => {
    expect(snackMark('Handvo', 'Drinks')).toBe('handvo');
  });

  test('takes the category when the name says nothing', () => {
    expect(snackMark('Special of the day', 'Steamed')).toBe('dhokla');
  });

  test('falls back to a thali', () => {
    expect(snackMark('Item 7', '')).toBe('thali');
  });

  test('does not take a word inside another for a dish', () => {
    expect(snackMark('Seven wonders', '')).toBe('thali');
    expect(snackMark('Chairman special', '')).toBe('thali');
  });
});
