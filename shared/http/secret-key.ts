/**
 * Whether the `apikey` header of a request is one of the project's secret keys. The digests of all keys are compared byte by byte, so
 * that the time it takes tells nothing about the keys.
 */
export async function hasSecretKey(request: Request, secretKeys: readonly string[]): Promise<boolean> {
  const given = await digest(request.headers.get("apikey") ?? "");
  let found = false;
  for (const key of secretKeys) {
    if (isEqual(given, await digest(key)) && key !== "") found = true;
  }
  return found;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  let difference = 0;
  for (let i = 0; i < one.length; i++) difference |= one[i]! ^ other[i]!;
  return difference === 0;
}
