/** IPv4 networks that are not part of the public internet, from IANA's registry of special-purpose addresses: [network, bits]. */
const SPECIAL: readonly (readonly [network: string, bits: number])[] = [
  ["0.0.0.0", 8], // this network
  ["10.0.0.0", 8],
  ["100.64.0.0", 10], // shared by a carrier
  ["127.0.0.0", 8],
  ["169.254.0.0", 16], // link-local, and where clouds keep their metadata
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24], // documentation
  ["168.63.129.16", 32], // what Azure keeps inside its machines
  ["192.31.196.0", 24], // special purposes of IANA, as the next two
  ["192.52.193.0", 24],
  ["192.175.48.0", 24],
  ["192.88.99.0", 24], // 6to4 relays
  ["192.168.0.0", 16],
  ["198.18.0.0", 15], // benchmarks
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3], // multicast, reserved, broadcast
];

/** Whether an address from a DNS resolver belongs to the public internet. An address that cannot be parsed does not. */
export function isPublicAddress(address: string): boolean {
  return address.includes(":") ? isPublicIpv6(address) : isPublicIpv4(address);
}

function isPublicIpv4(address: string): boolean {
  const value = ipv4(address);
  return value !== null && !SPECIAL.some(([network, bits]) => value >>> (32 - bits) === ipv4(network)! >>> (32 - bits));
}

function ipv4(address: string): number | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address)?.slice(1).map(Number);
  return parts?.every((part) => part < 256) ? parts.reduce((value, part) => value * 256 + part, 0) : null;
}

/**
 * Public addresses are assigned from 2000::/3 only. IPv4 in IPv6 (::ffff:0:0/96), NAT64 (64:ff9b::/96), unique local, link-local and
 * multicast addresses are outside of that range. Inside of it, Teredo, ORCHID, documentation and 6to4 are not public.
 */
function isPublicIpv6(address: string): boolean {
  const groups = ipv6(address);
  if (groups === null) return false;
  const [first = 0, second = 0] = groups;
  if (first < 0x2000 || first > 0x3fff) return false;
  if (first === 0x2001 && (second < 0x200 || second === 0xdb8)) return false;
  return first !== 0x2002 && !(first === 0x3fff && second < 0x1000);
}

function ipv6(address: string): number[] | null {
  const halves = address.split("::");
  if (halves.length > 2) return null;
  const [before = [], after = []] = halves.map((half) => half === "" ? [] : half.split(":"));
  const missing = 8 - before.length - after.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null;
  const groups = [...before, ...Array<string>(missing).fill("0"), ...after];
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group)) ? groups.map((group) => parseInt(group, 16)) : null;
}
