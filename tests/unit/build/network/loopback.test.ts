import { expect, test } from 'vitest';
import { isLoopbackAddress, isLoopbackHost } from '#/build/network/loopback.ts';

test.each([
  ['127.8.9.10', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.1.7', false],
  ['::ffff:10.0.0.1', false],
  ['', false],
  ['localhost', false],
])('whether the address %j is this machine: %s', (address, expected) => {
  expect(isLoopbackAddress(address)).toBe(expected);
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
])('whether %s names this machine: %s', (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected);
});
