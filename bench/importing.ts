import { createHash } from "node:crypto";
import { createChatApp } from "../shared/chat/create-chat-app.ts";
import { createImportApp } from "../shared/portability/create-import-app.ts";
import { startStack } from "../tests/support/stack.ts";
import type { Bystanding } from "./bystander.ts";
import { held, type Measurement, percentile, progress } from "./measurement.ts";
import { life } from "./memory/life.ts";
import { random } from "./memory/random.ts";
import { zeroLatencyModel } from "./zero-latency-model.ts";

const MEGABYTE = 1024 * 1024;
const SIZES = [5, 10, 20];

/** Files of three sizes imported on the embedded stack, and what another person's turns take meanwhile. */
export async function importing(): Promise<Measurement[]> {
  progress("import");
  const chat = createChatApp({ chooseModel: () => zeroLatencyModel(0) });
  const stack = await startStack({ functions: { chat, import: createImportApp() } });
  await stack.sql("update private.settings set value = '1000000' where key = 'turns_per_minute'");
  const bystander = await stack.createUser("Bia");
  const headers = (token: string) => ({ apikey: stack.publishableKey, Authorization: `Bearer ${token}` });
  const rows: Measurement[] = [];
  for (const megabytes of SIZES) {
    const { token } = await stack.createUser("Ana");
    const { file, count } = lifeFile(megabytes * MEGABYTE - 10_000);
    const turns: number[] = [];
    const worker = new Worker(new URL("./bystander.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }) => turns.push(data);
    const talking: Bystanding = { url: stack.url, headers: headers(bystander.token) };
    worker.postMessage(talking);
    while (turns.length < 3) await new Promise((resolve) => setTimeout(resolve, 50));
    turns.length = 0;
    const start = performance.now();
    const response = await fetch(`${stack.url}/functions/v1/import`, {
      method: "POST",
      headers: headers(token),
      body: file,
    });
    const report = await response.json();
    const seconds = (performance.now() - start) / 1000;
    worker.terminate();
    const created = Object.values(report.created ?? {}).reduce<number>((sum, n) => sum + Number(n), 0);
    if (created !== count) throw new Error(`not imported: ${JSON.stringify(report).slice(0, 500)}`);
    const name = `import of ${megabytes} MB`;
    rows.push(
      megabytes === 20 ? held(name, seconds, "s", 30) : { name, value: seconds, unit: "s" },
      { name: `${name}, rows a second`, value: count / seconds, unit: "" },
      held(`${name}, another person's turn meanwhile, slowest`, percentile(turns, 1), "ms", 1000),
      { name: `${name}, another person's turn meanwhile, p50`, value: percentile(turns, 0.5), unit: "ms" },
    );
  }
  await stack.close();
  return rows;
}

/** An invented life as a file of unknown origin: by bytes two thirds talk, a fifth memory, the rest records. */
function lifeFile(bytes: number): { file: string; count: number } {
  const data: Record<string, Record<string, unknown>[]> = {};
  let size = 0;
  let count = 0;
  const add = (section: string, row: Record<string, unknown>) => {
    (data[section] ??= []).push(row);
    size += new TextEncoder().encode(JSON.stringify(row)).length + 1;
    count++;
  };
  const id = (name: string) => {
    const hex = createHash("md5").update(name).digest("hex");
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  };
  const day = (n: number) => new Date(Date.UTC(2020, 0, 1 + n % 2400, 12, n % 60)).toISOString();
  const items = life(60_000, random(7));
  for (let n = 0; size < bytes; n++) {
    const at = day(n);
    if (n % 20 === 0) {
      add("conversations", { id: id(`c${n}`), type: "general", title: `Conversa ${n}`, created_at: at });
    }
    const conversation_id = id(`c${n - n % 20}`);
    const said = items[n]!.content;
    add("messages", {
      id: id(`u${n}`),
      conversation_id,
      role: "user",
      parts: [{ type: "text", text: said }],
      created_at: at,
    });
    add("messages", {
      id: id(`a${n}`),
      conversation_id,
      role: "assistant",
      parts: [{ type: "text", text: `Entendi! ${said}. ${"Quer me contar um pouco mais sobre isso? ".repeat(n % 8)}` }],
      created_at: at,
    });
    if (n % 2 === 0) {
      add("knowledge_items", {
        id: id(`k${n}`),
        title: items[n]!.content,
        ...items[n],
        created_at: at,
        source_ref: id(`u${n}`),
      });
    }
    if (n % 4 === 0) {
      add("expenses", {
        id: id(`e${n}`),
        amount: 1 + n % 500,
        category: "food",
        description: "mercado",
        spent_on: at.slice(0, 10),
        created_at: at,
      });
    }
    if (n % 8 === 0) {
      add("bills", {
        id: id(`b${n}`),
        name: `Conta ${n}`,
        amount: 10,
        month: `${at.slice(0, 7)}-01`,
        due_day: 5,
        created_at: at,
      });
    }
    if (n % 4 === 1) {
      add("tracking_entries", {
        id: id(`t${n}`),
        metric: "weight",
        value: 70,
        entry_date: at.slice(0, 10),
        created_at: at,
      });
    }
  }
  return { file: JSON.stringify({ format: "life-assistant", version: 1, data }), count };
}
