import { bundleFunction } from "../tests/support/bundle-function.ts";
import { coldStart } from "../tests/support/cold-start.ts";
import { project } from "../tests/support/snapshot.ts";
import { held, type Measurement, progress } from "./measurement.ts";

const STARTS = 5;

/** From starting a bundled worker of the chat function until it has answered: what somebody waits for when none is warm. */
export async function firstAnswer(): Promise<Measurement[]> {
  progress("first answer of a worker");
  const folder = await Deno.makeTempDir();
  try {
    const bundle = await bundleFunction(project.root, "supabase/functions/chat/index.ts", [], folder);
    const times: number[] = [];
    for (let start = 0; start < STARTS; start++) times.push((await coldStart(bundle, "/chat")).answered);
    // The fastest: a busy machine doubles all of them.
    return [held(`first answer of chat, fastest of ${STARTS} starts`, Math.min(...times), "ms", 200)];
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
