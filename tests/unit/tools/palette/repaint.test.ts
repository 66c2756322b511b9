import { expect, test } from 'vitest';
import { changedColors, repaint } from '#/tools/palette/repaint.ts';

const OLD = { salt: '#e8ece7', ink: '#12223d', gali: '#1f3f74' };

test('finds the colours that the style sheet has changed', () => {
  const tokens = '--salt: #e8ece7; --ink: #000011; --gali: #1f3f75;';
  expect([...changedColors(OLD, tokens)]).toEqual([
    ['#12223d', '#000011'],
    ['#1f3f74', '#1f3f75'],
  ]);
});

test('names a colour that the style sheet no longer has', () => {
  expect(() => changedColors(OLD, '--salt: #e8ece7; --ink: #12223d;')).toThrow(
    'styles/palette.css has no colour --gali.',
  );
});

test('lets two colours change places, and leaves others alone', () => {
  const swapped = changedColors(OLD, '--salt: #12223d; --ink: #e8ece7; --gali: #1f3f74;');
  expect(repaint('<path fill="#e8ece7" stroke="#12223d" color="#1f3f74"/>', swapped)).toBe(
    '<path fill="#12223d" stroke="#e8ece7" color="#1f3f74"/>',
  );
});
