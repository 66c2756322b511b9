import { expect, test } from 'vitest';
import { isLoopbackAddress, isLoopbackHost } from '#/build/network/loopback.ts';

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])(
  '%s is this machine',
  (address) => {
    expect(isLoopbackAddress(address)).toBe(true);
  },
);

test.each(['192.168.1.7', '::ffff:10.0.0.1', 'fe80::1', '', 'localhost'])(
  'the address %j is not',
  (address) => {
    expect(isLoopbackAddress(address)).toBe(false);
  },
);

test.each(['localhost', '127.0.0.1', '[::1]'])('%s names this machine', (host) => {
  expect(isLoopbackHost(host)).toBe(true);
});

test.each(['localhost.evil.example', '127.0.0.1.evil.example', 'shop.example'])(
  '%s does not',
  (host) => {
    expect(isLoopbackHost(host)).toBe(false);
  },
);
