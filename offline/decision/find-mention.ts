import { z } from "zod";
import type { FollowUpRule } from "./follow-up-rule.ts";

const unknownSchema = z.object({ status: z.literal("unknown"), name: z.string() });
const foundSchema = z.object({ items: z.array(z.unknown()) });

/** "quem é a Alice?" of somebody without a sheet: what was told of others may name them ("a Júlia teve a Alice"). */
export const findMention: FollowUpRule = (_reading, results, given) => {
  const unknown = results.find(({ tool, output }) =>
    tool === "get_person" && output.kind === "result" && unknownSchema.safeParse(output.value).success
  );
  if (unknown === undefined || unknown.output.kind !== "result" || !given.has("search_knowledge")) return null;
  const { name } = unknownSchema.parse(unknown.output.value);
  const looked = results.find(({ tool, args }) => tool === "search_knowledge" && args.query === name);
  if (looked === undefined) {
    return { calls: [{ tool: "search_knowledge", args: { query: name } }], lookedUp: [unknown] };
  }
  const found = looked.output.kind === "result" &&
    (foundSchema.safeParse(looked.output.value).data?.items.length ?? 0) > 0;
  return { calls: [], lookedUp: [found ? unknown : looked] };
};
