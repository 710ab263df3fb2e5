import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { Conversation } from "../../support/chat.ts";
import { startStack } from "../../support/stack.ts";
import { consolidateNow, say } from "../consolidation/consolidation.ts";
import { consolidationReading, tells } from "../consolidation/scripted-reader.ts";
import { current, itemOf, SALVADOR } from "./questions.ts";

const replies: [words: string, holds: string[]][] = [
  ["sim, agora é Recife", ["Mora em Recife"]],
  ["não, continuo em Salvador", ["Mora em Salvador"]],
  ["os dois", ["Mora em Recife", "Mora em Salvador"]],
  ["nenhum", []],
  ["depois eu vejo", ["Mora em Recife", "Mora em Salvador"]],
];

Deno.test("what consolidation learned against the user's own word is asked, and the answer stands", async (t) => {
  const toRecife = tells("Mora em Recife", { area: "personal_growth", slot: "residence", value: "Recife" });
  const stack = await startStack({
    functions: {
      chat: createChatApp(),
      ...consolidationReading({ "agora moro em Recife": [toRecife], "sim, agora é Recife": [toRecife] }),
    },
  });

  for (const [words, holds] of replies) {
    await t.step(
      `"${words}" leaves ${holds.join(" and ") || "nothing"}, after the next consolidation too`,
      async () => {
        const user = await stack.createUser("Ana");
        await user.client.rpc("add_knowledge", {
          type: "fact",
          area: "personal_growth",
          slot: "residence",
          ...SALVADOR,
        });
        const source = await say(stack, user, "agora moro em Recife");
        await consolidateNow(stack, user);
        const { data: doubtful } = await user.client.from("knowledge_items")
          .select("id, source, source_ref").eq("needs_resolution", true).single();
        assert.deepEqual([doubtful?.source, doubtful?.source_ref], ["conversation", source]);

        const { data: origin } = await user.client.from("conversations").select("id").single();
        const there = new Conversation(stack, user, origin?.id);
        assert.doesNotMatch((await there.say("obrigada")).text, /Mudou algo/, "its own conversation does not ask");
        const elsewhere = new Conversation(stack, user);
        assert.match((await elsewhere.say("bom dia")).text, /Mudou algo\?$/);
        await elsewhere.say(words);
        assert.deepEqual(await current(user), holds);
        assert.equal((await itemOf(user, doubtful?.id)).needs_resolution, holds.length === 2 && words !== "os dois");

        await consolidateNow(stack, user);
        for (const belief of holds) assert.ok((await current(user)).includes(belief), belief);
        const places = (await current(user)).filter((content) =>
          /Salvador|Recife/.test(content) && !/^Não/.test(content)
        );
        assert.deepEqual(places, holds, "the reply teaches nothing that the answer did not settle");
        assert.doesNotMatch((await new Conversation(stack, user).say("oi")).text, /Mudou algo/);
      },
    );
  }

  await stack.settled();
  await stack.close();
});
