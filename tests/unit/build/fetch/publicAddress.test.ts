import { expect, test } from 'vitest';
import {
  assertPublicHost,
  isPublicAddress,
  PrivateAddressError,
} from '#/build/fetch/publicAddress.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.100.200',
  '168.63.129.16',
  '0.0.0.0',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::10.0.0.1',
  '64:ff9b:1::1',
  '2001:0:1::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  'localhost',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  '8.8.8.8',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '::ffff:8.8.8.8',
  '64:ff9b::8.8.8.8',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://１２７.0.0.1/',
  'http://[::ffff:127.0.0.1]/',
  'http://[fd00:ec2::254]/latest/',
])('%s leads to no public host', (address) => {
  expect(() => assertPublicHost(new URL(address))).toThrow(PrivateAddressError);
});

test('a name is left to the look-up', () => {
  expect(() => assertPublicHost(new URL('http://localhost/'))).not.toThrow();
});
