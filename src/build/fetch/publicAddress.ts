import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are not public (RFC 6890), and the metadata services of clouds, which hold secrets. */
const NOT_PUBLIC_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10', // behind a provider's NAT; one cloud's metadata too
  '127.0.0.0/8',
  '168.63.129.16/32', // another cloud's metadata
  '169.254.0.0/16', // link-local: most clouds' metadata
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3', // multicast, reserved, broadcast
];
/** In IPv6 only 2000::/3 is public, except these reserved ranges in it. */
const PUBLIC_V6 = '2000::/3';
const NOT_PUBLIC_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
/** NAT64: a network without IPv4 maps IPv4 addresses into the last 32 bits. */
const TRANSLATED_V6 = '64:ff9b::/96';

function listOf(family: 'ipv4' | 'ipv6', subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [address = '', bits] = subnet.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const notPublicV4 = listOf('ipv4', NOT_PUBLIC_V4);
const notPublicV6 = listOf('ipv6', NOT_PUBLIC_V6);
const publicV6 = listOf('ipv6', [PUBLIC_V6]);
const translatedV6 = listOf('ipv6', [TRANSLATED_V6]);
const mappedV6 = listOf('ipv6', ['::ffff:0:0/96']);

/** The IPv4 address in the last 32 bits of an IPv6 address, which the URL parser writes as `[…:7f00:1]`. */
function lastBits(address: string): string {
  const { hostname } = new URL(`http://[${address}]`);
  const [low = 0, high = 0] = hostname
    .slice(1, -1)
    .split(':')
    .reverse()
    .map((group) => Number.parseInt(group || '0', 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Whether an IP address, such as `93.184.215.14` or `2606:2800::1`, is public. */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/%.*$/, ''); // fe80::1%eth0
  if (isIP(plain) === 4) return !notPublicV4.check(plain);
  if (isIP(plain) !== 6) return false;
  if (translatedV6.check(plain, 'ipv6') || mappedV6.check(plain, 'ipv6')) {
    return !notPublicV4.check(lastBits(plain));
  }
  return publicV6.check(plain, 'ipv6') && !notPublicV6.check(plain, 'ipv6');
}

/** Thrown for an address in a network that is not public; the message does not contain it. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';

  constructor() {
    super('an address inside a private network');
  }
}

/**
 * Throws PrivateAddressError if a URL's host is a private IP address. (An IP address needs no DNS lookup,
 * so `lookupPublic` never sees it.)
 */
export function assertPublicHost({ hostname }: URL): void {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0 && !isPublicAddress(address)) throw new PrivateAddressError();
}

/**
 * Resolves a name like `dns.lookup`, and refuses it if any of its addresses is not public. The socket
 * connects to the checked address, so the name cannot resolve to another one in between (DNS rebinding).
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) {
      callback(error, '');
      return;
    }
    const [first] = addresses;
    if (!first) callback(new Error('no address'), '');
    else if (!addresses.every(({ address }) => isPublicAddress(address))) {
      callback(new PrivateAddressError(), '');
    } else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
