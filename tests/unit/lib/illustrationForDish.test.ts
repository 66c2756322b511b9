import { describe, expect, test } from 'vitest';
import { illustrationForDish } from '#/lib/illustrationForDish.ts';

describe('illustrationForDish', () => {
  test.each([
    ['Nylon khaman', 'khaman'],
    ['Sev khamani', 'sev-khamani'],
    ['Fafda-jalebi combo', 'fafda-jalebi'],
    ['Methi na gota', 'gota'],
    ['Lilva: ten weeks of green pigeon peas', 'kachori'],
    ['VADA PAV', 'vada-pav'],
  ])('knows %s by its name', (name, drawing) => {
    expect(illustrationForDish(name)).toBe(drawing);
  });

  test.each([
    ['સુરતી લોચો', 'locho'],
    ['મસાલા છાશ', 'chaas'],
    ['કટિંગ ચા', 'chai'],
    ['ગરમ જલેબી', 'jalebi'],
  ])('knows %s in Gujarati script', (name, drawing) => {
    expect(illustrationForDish(name)).toBe(drawing);
  });

  test('takes the name before the category', () => {
    expect(illustrationForDish('Handvo', 'Drinks')).toBe('handvo');
  });

  test('takes the category when the name says nothing', () => {
    expect(illustrationForDish('Special of the day', 'Steamed')).toBe('dhokla');
  });

  test('knows no drawing of another dish', () => {
    expect(illustrationForDish('Item 7', '')).toBeUndefined();
  });

  test('does not take a word inside another for a dish', () => {
    expect(illustrationForDish('Seven wonders', '')).toBeUndefined();
    expect(illustrationForDish('Chairman special', '')).toBeUndefined();
  });
});
