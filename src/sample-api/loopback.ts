import { BlockList, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a socket's remote address is this machine; `::ffff:127.0.0.1` is too. */
export const isLoopbackAddress = (address: string) =>
  loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether a host name in an address means this machine: `localhost`, `127.0.0.1` or `[::1]`. */
export const isLoopbackHost = (hostname: string) =>
  hostname === 'localhost' || isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''));
