import assert from "node:assert/strict";
import { ControlClient } from "../../../local/play/control-client.ts";
import { COMMAND_HELP } from "../../../local/play/help.ts";
import { answer } from "../../../local/play/model-commands.ts";
import { say } from "../../../local/play/person-commands.ts";
import { rows } from "../../../local/play/read-commands.ts";
import { clock } from "../../../local/play/time-commands.ts";
import { project } from "../../support/snapshot.ts";
import { scriptCommand, type StartedProcess, startProcess } from "../../support/start-process.ts";
import { printedText } from "../../support/printed.ts";

const SCRIPT = "local/play/main.ts";

interface Ready {
  port: number;
}

interface Output {
  code: number;
  out: string;
  err: string;
}

/** A command of a running game. */
async function play(port: number, args: string[], stdin?: unknown): Promise<Output> {
  const command = new Deno.Command(Deno.execPath(), {
    args: ["run", "--allow-all", "--quiet", `${project.root}${SCRIPT}`, ...args],
    env: { NO_COLOR: "1", PLAY_PORT: String(port) },
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  });
  const child = command.spawn();
  const writer = child.stdin.getWriter();
  if (stdin !== undefined) await writer.write(new TextEncoder().encode(JSON.stringify(stdin)));
  await writer.close();
  const { code, stdout, stderr } = await child.output();
  return { code, out: printedText(stdout), err: printedText(stderr) };
}

async function inGame(args: string[], work: (port: number) => Promise<void>): Promise<void> {
  const game: StartedProcess<Ready> = await startProcess<Ready>(SCRIPT, ["serve", "--json", "--port", "0", ...args]);
  try {
    await work(game.ready.port);
  } finally {
    const { code } = await game.stop("SIGTERM");
    assert.equal(code, 0);
  }
}

/** Says something and answers the request that it makes; what both sides were shown. By the commands, a process each. */
async function exchange(port: number, said: string, ...parts: unknown[]) {
  const saying = play(port, ["say", said]);
  const asked = await play(port, ["next", "--wait", "60"]);
  assert.equal(asked.code, 0, asked.err);
  const answered = await play(port, ["answer", "-"], parts);
  assert.equal(answered.code, 0, `${answered.err}${asked.out}`);
  const shown = await saying;
  assert.equal(shown.code, 0, shown.err);
  return { asked: asked.out, shown: shown.out };
}

/** The same without processes, as the commands ask the game for it. */
async function quickExchange(port: number, text: string, ...parts: unknown[]) {
  const game = new ControlClient(String(port));
  const saying = Array.fromAsync(game.follow("/say", { conversation: "main", text, buttons: [] }));
  const { shown: asked } = await game.get<{ shown: string }>("/next", { wait: "60" });
  await game.post("/answer", { parts });
  const words = (await saying).flatMap((line) => line.type === "words" ? [line.words] : []);
  return { asked, shown: words.join("") };
}

const learned = {
  message: 1,
  quote: "moro em Salvador",
  subject: null,
  type: "fact",
  area: "personal_growth",
  content: "Mora em Salvador",
  slot: "residence",
  key: null,
  value: "Salvador",
  holds: true,
  certainty: "stated",
  replaces: [],
  memory: null,
};

Deno.test("deno task play lets one side write what the model answers and the other talk, over a night", async (t) => {
  const data = await Deno.makeTempDir();
  await inGame(["--data", data, "--now", "2026-11-23T08:00", "--zone", "America/Bahia"], async (port) => {
    await t.step("nothing waits at first", async () => {
      const { code, out, err } = await play(port, ["next"]);
      assert.deepEqual([code, out, err], [3, "", "no request waits for an answer\n"]);
    });

    await t.step("the first request is shown whole, and its answer with what waits for a yes", async () => {
      const { asked, shown } = await exchange(
        port,
        "oi, moro em Salvador. gastei 40 de gasolina",
        { text: "Oi! Anoto a gasolina." },
        { call: { name: "create_expense", args: { amount: 40, category: "transport", description: "gasolina" } } },
      );
      assert.match(asked, /^=== request 1: a step of a conversation/);
      assert.match(asked, /^\+ create_expense: .*\n {4}\{"type":"object"/m);
      assert.match(asked, /2026-11-23, 08:0\d \(America\/Bahia\)/);
      assert.match(asked, /^\[user\] .*oi, moro em Salvador/m);
      assert.match(shown, /^Oi! Anoto a gasolina\./);
      assert.match(shown, /waits for a yes \[1\]: .*R\$ 40,00/);
    });

    await t.step("a button is pressed by its number, and the row stands", async () => {
      const { code, err } = await play(port, ["say", "--yes", "1"]);
      assert.equal(code, 0, err);
      assert.match((await play(port, ["rows", "expenses"])).out, /^expenses \(1\)\n.*amount=40 .*description=gasolina/);
      assert.match((await play(port, ["say", "--yes", "1"])).err, /^error: nothing waits for a yes in .* main$/m);
    });

    await t.step("of the next request only what is new is shown", async () => {
      const { asked, shown } = await quickExchange(port, "tudo bem por aí?", { text: "Tudo ótimo!" });
      assert.match(asked, /^=== request 2/);
      assert.match(asked, /lines unchanged\)$/m);
      assert.match(asked, /tools unchanged\)/);
      assert.match(asked, /^\[user\] .*tudo bem por aí\?/m);
      assert.doesNotMatch(asked, /Não finja ser humana/);
      assert.match((await play(port, ["next", "2", "--full"])).out, /Não finja ser humana/);
      assert.match(shown, /^Tudo ótimo!/);
    });

    await t.step("what does not fit a request is refused in a line, and the request goes on waiting", async () => {
      const saying = play(port, ["say", "dormi 6h", "--conversation", "outra"]);
      await play(port, ["next", "--wait", "60"]);
      // In this process: that a refusal is one line on stderr and code 1 is seen above and below.
      const wrong: [(args: string[]) => Promise<void>, string[], RegExp][] = [
        [answer, ["9", "--text", "oi"], /there is no request 9; the last is 3$/m],
        [answer, ["2", "--text", "oi"], /request 2 is answered already$/m],
        [answer, ["--call", "no_such_tool", "{}"], /this request has no tool no_such_tool; it has /],
        [answer, ["--call", "create_reminder", '{"text":"x"}'], /create_reminder wants at; it takes /],
        [answer, ["--call", "create_reminder", "{"], /the arguments of create_reminder cannot be read as JSON/],
        [answer, ["--json", "{}"], /wants words or calls, not JSON/],
        [answer, [], /give the model's answer/],
        [answer, ["oi"], /"oi" is not a part of an answer/],
        [say, ["de novo", "--conversation", "outra"], /the last message in .* outra has no complete answer yet$/m],
        [clock, ["2026-11-22T08:00"], /it is 2026-11-23T08:0\d already: the clock only goes forwards$/m],
        [clock, ["tomorrow"], /a time looks like 2026-11-24T09:00, not tomorrow$/m],
        [rows, ["wishes"], /there is no table wishes; there are knowledge, /],
      ];
      for (const [command, args, message] of wrong) {
        await assert.rejects(command(["--port", String(port), ...args]), message);
      }
      assert.equal((await play(port, ["answer", "3", "--text", "Anotado."])).code, 0);
      assert.match((await saying).out, /^Anotado\./);
    });

    await t.step("a night asks the model what there is to learn, and the clock goes on from there", async () => {
      const night = play(port, ["night"]);
      const asked = await play(port, ["next", "--wait", "60"]);
      assert.match(asked.out, /^=== request 4: JSON with "items"/);
      assert.match(asked.out, /\[1\] 2026-11-23 08:0\d\n.*moro em Salvador/);
      const json = JSON.stringify({ items: [learned], memory_changes: [] });
      assert.equal((await play(port, ["answer", "--json", json])).code, 0);
      const { out, err } = await night;
      assert.match(out, /1 facts learned[\s\S]*It is 2026-11-24T03:05\.$/m, err);
      assert.match((await play(port, ["rows", "knowledge"])).out, /content=Mora em Salvador/);
      assert.match((await play(port, ["clock", "09:00"])).out, /^It is 2026-11-24T09:00\.$/m);
    });

    await t.step("the person is still signed in a day later, and the request knows the new day", async () => {
      const { asked, shown } = await quickExchange(port, "bom dia", { text: "Bom dia!" });
      assert.match(asked, /terça-feira 2026-11-24, 09:00/);
      assert.match(shown, /^Bom dia!/);
      assert.match((await play(port, ["last"])).out, /^Bom dia!\n {2}\(2026-11-24T09:00/);
    });

    await t.step("a transcript and a replay come out", async () => {
      const { out } = await play(port, ["transcript"]);
      assert.match(
        out,
        /^## Conversation main\n\n\*\*oi, moro em Salvador\. gastei 40 de gasolina\*\* {2}\n> `create_expense` /m,
      );
      assert.match(out, /^\*\*\[button: yes to 1, create_expense\]\*\*/m);
      assert.match(out, /^\*A night passes: 2026-11-24 03:05\.\*$/m);
      const lines = (await play(port, ["replay"])).out.trim().split("\n").map((line) => JSON.parse(line));
      assert.match(lines[0].at, /^2026-11-23T08:0\d$/);
      assert.equal(lines[0].zone, "America/Bahia");
      assert.deepEqual(lines.map((line) => Object.keys(line)[0]), [
        ...["at", "person", "model", "press", "person", "model", "person", "model"],
        ...["night", "model", "at", "person", "model"],
      ]);
      const [, items] = [lines[8], lines[9]];
      assert.equal(items.for, "items");
      assert.match(items.lines["mensagens 1"], /oi, moro em Salvador/);
    });

    await t.step("who waits no longer than they said is told so, and it goes on", async () => {
      assert.match(
        (await play(port, ["say", "oi de novo", "--wait", "0.2"])).err,
        /no complete answer after 0\.2 s; /,
      );
    });
  });

  await t.step("a game that was stopped goes on, with its clock", () =>
    inGame(["--data", data], async (port) => {
      assert.match((await play(port, ["status"])).out, /^It is 2026-11-24T09:0\d/);
      await quickExchange(port, "voltei", { text: "Que bom!" });
      const { out } = await play(port, ["transcript"]);
      assert.match(out, /\*\*bom dia\*\*[\s\S]*\*\*oi de novo\*\*[\s\S]*\*\*voltei\*\*/);
    }));

  await t.step("and goes back to no earlier time", async () => {
    const args = ["serve", "--data", data, "--port", "0", "--now", "2026-11-22T08:00"];
    const { code, stderr } = await scriptCommand(SCRIPT, args, {}).output();
    assert.equal(code, 1);
    assert.match(printedText(stderr), /^error: this game stood at 2026-11-24T09:0\d: /);
  });
  await Deno.remove(data, { recursive: true });
});

Deno.test("deno task play says in a line that no game is there, and which commands there are", async () => {
  const nobody = await play(1, ["next"]);
  assert.equal(nobody.code, 1);
  assert.match(nobody.err, /^error: no game answers at http:\/\/127\.0\.0\.1:1: start one with deno task play serve/);
  assert.match((await play(1, ["sing"])).err, /^error: there is no command sing; --help lists them$/m);
  for (const command of ["serve", "next", "answer", "say", "night", "rows"]) {
    assert.match(COMMAND_HELP[command]!, new RegExp(`^deno task play ${command}\\b`));
  }
  // The one that reads the flag by itself, and one of the others.
  for (const command of ["say", "rows"]) {
    assert.equal((await play(1, [command, "--help"])).out, `${COMMAND_HELP[command]}\n`);
  }
});
