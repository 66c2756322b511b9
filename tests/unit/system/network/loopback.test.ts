import { expect, test } from 'vitest';
import { isLoopbackAddress, isLoopbackHost } from '#/system/network/loopback.ts';

test.each([
  ['127.8.9.10', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.1.7', false],
  ['::ffff:10.0.0.1', false],
  ['localhost', true, isLoopbackHost],
  ['[::1]', true, isLoopbackHost],
  ['127.0.0.1.evil.example', false, isLoopbackHost],
])(
  'recognizes whether %j is this machine: %s',
  (name, expected, isLoopback = isLoopbackAddress) => {
    expect(isLoopback(name)).toBe(expected);
  },
);
