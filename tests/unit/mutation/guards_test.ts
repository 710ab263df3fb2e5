import assert from "node:assert/strict";
import { guardsOf } from "../../mutation/guards.ts";

const definition = String.raw`CREATE OR REPLACE FUNCTION public.pay(days date[], name text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  note text := 'perform private.check_account(); it''s only a text';
begin
  -- perform private.check_account();
  perform private.check_account();
  perform private.expect_few(days, 400);
  perform private.record_tool(name);
  if name is null then
    perform private.raise(400, 'invalid_name',
      format('Falta; %s', name));
  end if;
  return '{}';
end;
$function$
`;

Deno.test("guardsOf() finds what refuses, with the lines that Postgres counts, outside texts and comments", () => {
  assert.deepEqual(guardsOf(definition).map(({ name, line }) => [name, line]), [
    ["check_account", 6],
    ["expect_few", 7],
    ["raise invalid_name", 10],
  ]);
});

Deno.test("guardsOf() cuts one statement to its own semicolon and keeps the branch and the lines", () => {
  const [account, , raise] = guardsOf(definition);
  assert.equal(
    account!.without,
    definition.replace("\n  perform private.check_account();\n  perform", "\n  null;\n  perform"),
  );
  assert.match(raise!.without, /if name is null then\n {4}null;\n\n {2}end if;\n {2}return '\{\}';/);
  assert.equal(raise!.without.split("\n").length, definition.split("\n").length);
});

Deno.test("guardsOf() lifts the number of expect_few and of nothing else", () => {
  const [account, few] = guardsOf(definition);
  assert.equal(account!.lifted, null);
  assert.equal(few!.lifted, definition.replace("400);", "400000);"));
});

Deno.test("guardsOf() finds nothing in a function of SQL", () => {
  assert.deepEqual(guardsOf("CREATE FUNCTION public.a()\n LANGUAGE sql\nAS $function$select 1$function$\n"), []);
});
