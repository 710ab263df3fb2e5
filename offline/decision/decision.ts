import type { JsonObject } from "../../shared/tools/definition.ts";
import type { Reading } from "../reading/reading.ts";
import type { Topic } from "../speech/find-topic.ts";

/** A call to make. */
export interface PlannedCall {
  tool: string;
  args: JsonObject;
}

/** What to do about a message: call tools, ask for what is missing, or talk. `reading` is what the calls were read from. */
export type Decision =
  | { kind: "calls"; calls: PlannedCall[]; reading: Reading }
  | { kind: "ask"; question: string; call: PlannedCall }
  | {
    kind: "talk";
    topic: Topic;
    /** Asked of memory before anything is said. */
    lookUp?: PlannedCall;
  };
