/** A key pair of P-256, base64url: the public key as 65 bytes, the private key as 32. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Makes the keys by which push services recognise a deployment (RFC 8292). Devices that said yes to other keys must do so again. */
export async function generateVapidKeys(): Promise<VapidKeys> {
  const pair = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"]);
  const publicKey = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
  const { d } = await crypto.subtle.exportKey("jwk", pair.privateKey);
  return { publicKey: publicKey.toBase64({ alphabet: "base64url", omitPadding: true }), privateKey: d! };
}
