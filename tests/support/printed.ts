/** What a Deno process has printed, without the notice that another one holds the project's packages for a moment. */
export function printedText(...outputs: Uint8Array[]): string {
  const text = outputs.map((bytes) => new TextDecoder().decode(bytes)).join("");
  return text.replace(/^Blocking waiting for file lock.*\n/gm, "");
}
