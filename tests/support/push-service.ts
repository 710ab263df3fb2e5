import assert from "node:assert/strict";
import { base64url, decryptPush, type DeviceKeys, fromBase64url } from "./decrypt-push.ts";
import type { Network } from "../../shared/outside/read-outside.ts";
import type { NotificationPayload } from "../../shared/notifications/notification-payload.ts";

/** A message that has arrived at a device. */
export interface Delivered extends NotificationPayload {
  ttl: number;
  topic: string;
  urgency: string;
}

/** A browser that has subscribed. */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
  received: Delivered[];
  /** How its push service answers the next messages; afterwards it takes them. */
  answers: { status: number; headers?: Record<string, string> }[];
  /** How often its push service was asked. */
  asked: number;
}

/** A push service on a local server, for any number of devices. It takes only what a browser could read. */
export interface PushService {
  /** A network in which this server is every host. */
  network: Network;
  /** Where it is, for a stack whose requests to {@link PUSH_HOST} are routed here. */
  url: string;
  newDevice(): Promise<Device>;
  close(): Promise<void>;
}

export const PUSH_HOST = "push.example.org";

/** @param hosts IP addresses by host; other hosts have a public one */
export function startPushService(hosts: Record<string, string[]> = {}): PushService {
  const devices = new Map<string, { device: Device; keys: DeviceKeys }>();
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, async (request) => {
    const found = devices.get(new URL(request.url).pathname);
    return found ? await take(request, found.device, found.keys) : new Response(null, { status: 404 });
  });
  const url = `http://127.0.0.1:${server.addr.port}`;
  return {
    url,
    network: {
      resolve: (host) => Promise.resolve(hosts[host] ?? ["93.184.216.34"]),
      fetch: (address, init) => fetch(url + new URL(address).pathname, init),
    },
    close: () => server.shutdown(),
    async newDevice() {
      const keys = await newKeys();
      const path = `/${crypto.randomUUID()}`;
      const device: Device = {
        endpoint: `https://${PUSH_HOST}${path}`,
        p256dh: base64url(keys.publicKey),
        auth: base64url(keys.auth),
        received: [],
        answers: [],
        asked: 0,
      };
      devices.set(path, { device, keys });
      return device;
    },
  };
}

async function take(request: Request, device: Device, keys: DeviceKeys): Promise<Response> {
  const body = new Uint8Array(await request.arrayBuffer());
  device.asked++;
  assert.equal(request.method, "POST");
  assert.equal(request.headers.get("content-encoding"), "aes128gcm");
  await checkVapid(request.headers.get("authorization") ?? "", `https://${PUSH_HOST}`);
  const answer = device.answers.shift();
  if (answer) return new Response(null, answer);
  device.received.push({
    ...JSON.parse(await decryptPush(body, keys)),
    ttl: Number(request.headers.get("ttl")),
    topic: request.headers.get("topic"),
    urgency: request.headers.get("urgency"),
  });
  return new Response(null, { status: 201 });
}

/** Checks the signature of a deployment (RFC 8292) and what it says. */
async function checkVapid(header: string, audience: string) {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  const [head, claims, signature] = token.split(".");
  const publicKey = await crypto.subtle.importKey(
    "raw",
    fromBase64url(key),
    { name: "ECDSA", namedCurve: "P-256" },
    false,
    ["verify"],
  );
  const isSigned = await crypto.subtle.verify(
    { name: "ECDSA", hash: "SHA-256" },
    publicKey,
    fromBase64url(signature!),
    new TextEncoder().encode(`${head}.${claims}`),
  );
  assert.ok(isSigned, "signed with the key that it names");
  const { aud, exp, sub } = JSON.parse(new TextDecoder().decode(fromBase64url(claims!)));
  assert.equal(aud, audience);
  assert.match(sub, /^(mailto|https):/);
  assert.ok(exp > Date.now() / 1000 && exp <= Date.now() / 1000 + 24 * 60 * 60, "at most a day");
}

async function newKeys(): Promise<DeviceKeys> {
  const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
  return {
    pair,
    publicKey: new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey)),
    auth: crypto.getRandomValues(new Uint8Array(16)),
  };
}
