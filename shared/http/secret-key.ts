/**
 * Whether a request carries one of the project's secret keys on `apikey`. All keys are compared, byte by byte over their
 * digests, so that the time taken tells nothing about them.
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
