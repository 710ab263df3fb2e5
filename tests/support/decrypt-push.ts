/** The keys of a browser, as RFC 8291 has them. */
export interface DeviceKeys {
  pair: CryptoKeyPair;
  /** 65 bytes of P-256. */
  publicKey: Uint8Array<ArrayBuffer>;
  auth: Uint8Array<ArrayBuffer>;
}

export const base64url = (bytes: Uint8Array) => bytes.toBase64({ alphabet: "base64url", omitPadding: true });
export const fromBase64url = (text: string) => Uint8Array.fromBase64(text, { alphabet: "base64url" });

/** Decrypts the body of a push message as a browser does: RFC 8188 with the keys of RFC 8291. */
export async function decryptPush(
  body: Uint8Array<ArrayBuffer>,
  { pair, publicKey, auth }: DeviceKeys,
): Promise<string> {
  const salt = body.slice(0, 16);
  const keyLength = body[20]!;
  const senderKey = body.slice(21, 21 + keyLength);
  const sender = await crypto.subtle.importKey("raw", senderKey, { name: "ECDH", namedCurve: "P-256" }, false, []);
  const shared = new Uint8Array(
    await crypto.subtle.deriveBits({ name: "ECDH", public: sender }, pair.privateKey, 256),
  );
  const info = concat(encode("WebPush: info\0"), publicKey, senderKey);
  const secret = await hkdf(shared, auth, info, 32);
  const key = await hkdf(secret, salt, encode("Content-Encoding: aes128gcm\0"), 16);
  const nonce = await hkdf(secret, salt, encode("Content-Encoding: nonce\0"), 12);
  const aes = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
  const padded = new Uint8Array(
    await crypto.subtle.decrypt({ name: "AES-GCM", iv: nonce }, aes, body.slice(21 + keyLength)),
  );
  // The last record ends with 2 and zeros.
  return new TextDecoder().decode(padded.slice(0, padded.lastIndexOf(2)));
}

async function hkdf(
  secret: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, length * 8),
  );
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function concat(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}
