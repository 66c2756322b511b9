import { BlockList, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Headers of a proxy on this machine: it also connects from the loopback address, but for remote visitors.
 */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** Tells whether a socket's remote address is this machine, such as `::1` or `::ffff:127.0.0.1`. */
export const isLoopbackAddress = (address: string) =>
  loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Tells whether a host name means this machine: `localhost`, `127.0.0.1` or `[::1]`. */
export const isLoopbackHost = (hostname: string) =>
  hostname === 'localhost' || isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''));

/** Returns a host name; all names of this machine become one. */
export const machineOf = (hostname: string) => (isLoopbackHost(hostname) ? 'loopback' : hostname);

/**
 * Tells whether a request comes from this machine, without a proxy, and to a name of this machine. The name
 * is checked because a page of another origin may point its own domain here (DNS rebinding).
 */
export function isFromThisMachine(context: Context): boolean {
  const { address = '' } = getConnInfo(context).remote;
  return (
    isLoopbackAddress(address) &&
    isLoopbackHost(new URL(context.req.url).hostname) &&
    FORWARDED.every((name) => context.req.header(name) === undefined)
  );
}
