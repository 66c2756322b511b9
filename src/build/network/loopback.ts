import { BlockList, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** A proxy on this machine comes from the loopback too; its visitors do not. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** Whether a socket's remote address is this machine; `::ffff:127.0.0.1` is too. */
export const isLoopbackAddress = (address: string) =>
  loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether a host name in an address means this machine: `localhost`, `127.0.0.1` or `[::1]`. */
export const isLoopbackHost = (hostname: string) =>
  hostname === 'localhost' || isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''));

/**
 * Whether a request was made on this machine, not through a proxy, and under a name of this machine: a
 * page of another origin may have made its own name lead here.
 */
export function isFromThisMachine(context: Context): boolean {
  const { address = '' } = getConnInfo(context).remote;
  return (
    isLoopbackAddress(address) &&
    isLoopbackHost(new URL(context.req.url).hostname) &&
    FORWARDED.every((name) => context.req.header(name) === undefined)
  );
}
