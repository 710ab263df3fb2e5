import assert from "node:assert/strict";
import fc from "fast-check";
import { isPublicAddress } from "../../../shared/outside/public-address.ts";

const PUBLIC = [
  "93.184.216.34",
  "8.8.8.8",
  "100.128.0.1",
  "172.32.0.1",
  "2606:2800:220:1:248:1893:25c8:1946",
  "2a00::1",
  "2001:4860:4860::8888",
];
const NOT_PUBLIC = [
  ["0.0.0.0", "this network"],
  ["10.1.2.3", "private"],
  ["100.64.0.1", "shared by a carrier"],
  ["127.0.0.1", "loopback"],
  ["169.254.169.254", "a cloud's metadata"],
  ["172.16.0.1", "private"],
  ["172.31.255.255", "private"],
  ["192.0.0.8", "protocol assignments"],
  ["192.0.2.1", "documentation"],
  ["192.168.1.1", "private"],
  ["198.19.0.1", "benchmarks"],
  ["224.0.0.1", "multicast"],
  ["240.0.0.1", "reserved"],
  ["255.255.255.255", "broadcast"],
  ["::", "unspecified"],
  ["::1", "loopback"],
  ["::ffff:127.0.0.1", "IPv4-mapped"],
  ["::ffff:7f00:1", "IPv4-mapped"],
  ["::ffff:5db8:d822", "IPv4-mapped, though public"],
  ["64:ff9b::a00:1", "NAT64"],
  ["64:ff9b:1::1", "local NAT64"],
  ["fc00::1", "unique local"],
  ["fd12:3456::1", "unique local"],
  ["fe80::1", "link-local"],
  ["fe80::1%eth0", "link-local with a zone"],
  ["ff02::1", "multicast"],
  ["2001::1", "Teredo"],
  ["2001:db8::1", "documentation"],
  ["2002:a00:1::", "6to4"],
  ["3fff:fff::1", "documentation"],
  ["5f00::1", "segment routing"],
] as const;

for (const address of PUBLIC) {
  Deno.test(`isPublicAddress() takes ${address}`, () => assert.equal(isPublicAddress(address), true));
}

for (const [address, what] of NOT_PUBLIC) {
  Deno.test(`isPublicAddress() refuses ${address}: ${what}`, () => assert.equal(isPublicAddress(address), false));
}

Deno.test("isPublicAddress() refuses what is no address", () => {
  for (
    const text of ["", "1.2.3", "1.2.3.4.5", "256.1.1.1", "0x7f.0.0.1", "localhost", "1::2::3", ":", "2a00:::1", "g::1"]
  ) {
    assert.equal(isPublicAddress(text), false, text);
  }
  fc.assert(fc.property(fc.string(), (text) => /[\d:]/.test(text) || !isPublicAddress(text)));
});

Deno.test("isPublicAddress() knows no private network of IPv4 as public", () => {
  const last = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));
  fc.assert(
    fc.property(
      fc.constantFrom(0, 10, 127, 224, 239, 240, 255),
      last,
      (first, rest) => !isPublicAddress([first, ...rest].join(".")),
    ),
  );
});
