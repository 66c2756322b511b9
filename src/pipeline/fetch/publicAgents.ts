import dns from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** `request-filtering-agent` has no error class for the addresses that it refuses, so we use its words. */
export const REFUSAL = / is not allowed\. Because/;

/** IPv4 addresses written as IPv6, such as `::127.0.0.1`, which these agents take for public ones. */
const compatible = new BlockList();
compatible.addSubnet('::', 96, 'ipv6');

const findRefused = (addresses: string[]): Error | undefined => {
  const refused = addresses.find((each) => isIPv6(each) && compatible.check(each, 'ipv6'));
  return refused === undefined
    ? undefined
    : new Error(`${refused} is not allowed. Because it is an IPv4 address.`);
};

/** Throws an error if the host of an address is such a number; `lookup` sees only names. */
export function assertPublic({ hostname }: URL): void {
  const error = findRefused([hostname.replace(/^\[|\]$/g, '')]);
  if (error) throw error;
}

const lookup: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, options, (error, found, family) => {
    const addresses = error ? [] : [found].flat();
    const texts = addresses.map((each) => (typeof each === 'string' ? each : each.address));
    callback(error ?? findRefused(texts) ?? null, found, family);
  });
};

/** Refuses private, loopback and link-local addresses after each DNS look-up. */
const FILTER = { denyIPAddressList: ['168.63.129.16'], lookup }; // Azure's metadata
export const PUBLIC_AGENTS = {
  http: new RequestFilteringHttpAgent(FILTER),
  https: new RequestFilteringHttpsAgent(FILTER),
};
