import type { UIMessageChunk } from "ai";

/** The chunks of a UI message stream, once it has ended. */
export async function readChunks(response: Response): Promise<UIMessageChunk[]> {
  const lines = (await response.text()).split("\n").filter((line) => line.startsWith("data: "));
  return lines.map((line) => line.slice("data: ".length)).filter((data) => data !== "[DONE]").map((data) =>
    JSON.parse(data)
  );
}
