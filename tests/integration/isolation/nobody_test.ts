import { createClient } from "@supabase/supabase-js";
import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { call, refusal } from "../../support/rpc.ts";
import { type Stack, startStack } from "../../support/stack.ts";

// Functions act for the person whose token it is. The secret key names none, and row-level security does not hold it back.

const FUNCTIONS: [name: string, args: JsonObject][] = [
  ["get_user_memory", {}],
  ["get_habits", {}],
  ["list_knowledge", {}],
  ["create_habit", { name: "Ler" }],
  ["create_expense", { amount: 10, category: "food", description: "pão" }],
  ["forget_everything", {}],
];

Deno.test("nobody acts for a person who is not there", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const bia = await stack.createUser("Bia");
  await call(ana.client, "add_knowledge", { type: "fact", content: "Tem uma gata", area: "relationships" });
  const items = async () => (await ana.client.from("knowledge_items").select("content")).data;
  const kept = await items();
  assert.equal(kept!.length, 1);

  const service = createClient(stack.url, stack.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  for (const [name, args] of FUNCTIONS) {
    await t.step(`private.current_user_id(): ${name}() asks the secret key who it acts for`, async () => {
      const { status, hint } = await refusal(service, name, args);
      assert.deepEqual([status, hint, await items()], [401, "unauthenticated", kept]);
    });
  }

  await t.step("private.forget() forgets nothing of another person", async () => {
    const forget = (of: string) => stack.sql(`do $x$ begin ${as(bia.userId)} perform private.forget('${of}'); end $x$`);
    await assert.rejects(forget(ana.userId), refusedWith("PT403"));
    assert.deepEqual(await items(), kept);
    await forget(bia.userId);
  });

  await t.step("private.erase_account() gives no receipt where another deletion was first", async () => {
    await overtake(stack, ana.userId);
    const erase = stack.sql(
      `do $x$ begin ${as(ana.userId)} perform private.erase_account('${ana.userId}'); end $x$`,
    );
    await assert.rejects(erase, refusedWith("PT401"));
    assert.equal((await stack.sql("select from public.profiles where user_id = $1", [ana.userId])).length, 1);
  });

  await stack.close();
});

/** Statements after which a person is who asks. */
function as(userId: string): string {
  const claims = JSON.stringify({ sub: userId, role: "authenticated", iat: Math.floor(Date.now() / 1000) });
  return `perform set_config('request.jwt.claims', '${claims}', true), set_config('request.jwt.claim.sub', '${userId}', true),
    set_config('role', 'authenticated', true);`;
}

function refusedWith(code: string) {
  return (error: Error) => "code" in error && error.code === code;
}

/**
 * Takes the account alone, without what a foreign key would take along: so it stands when a deletion has waited for another. Its
 * profile was there when it began, and the account is not any more.
 */
async function overtake(stack: Stack, userId: string): Promise<void> {
  await stack.sql(`do $x$ begin
    perform set_config('session_replication_role', 'replica', true);
    delete from auth.users where id = '${userId}';
  end $x$`);
}
