import type { Page } from "playwright-core";
import { enterAsDemo, waitForPage, type WebClient, withWebClient } from "../tests/web/support/client.ts";
import { held, type Measurement, percentile, progress } from "./measurement.ts";

/** How much a page holds: what the demo brings, and a life of years. */
const LARGE = { facts: 2000, messages: 1000, measures: 4000, expenses: 2000 };

/** What each page must show within, in milliseconds after its link was followed. */
const SECOND = 1000;
/** One letter, from the key to the next picture on the screen: four pictures of a 60 Hz screen. */
const LETTER = 67;

/** The pages of the web client in Chromium, with the demo's rows and with thousands. */
export async function webPages(): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  await withWebClient(async (client) => {
    for (const size of ["demo", "large"] as const) {
      progress(`web pages, ${size}`);
      const { context, page } = await client.newVisitor();
      let conversation = "";
      if (size === "demo") await enterAsDemo(page, client.url);
      else {
        const person = await signUp(client);
        conversation = `/${person.conversation}`;
        await fill(client, person);
        await enter(page, client.url, person);
      }
      const visits = [
        {
          name: "memory",
          title: "Memória",
          path: "/memoria",
          shown: "article",
          field: "Buscar na memória",
          more: "Mostrar mais",
        },
        {
          name: "conversation",
          title: "Conversa",
          path: `/conversa${conversation}`,
          shown: "article",
          field: "Mensagem",
          more: "Mensagens mais antigas",
        },
        { name: "money", title: "Dinheiro", path: "/dinheiro", shown: "section", field: "Buscar lançamentos" },
        { name: "health", title: "Saúde", path: "/saude", shown: "section" },
      ];
      for (const { name, title, path, shown, field, more } of visits) {
        const times: number[] = [];
        for (let round = 0; round < 5; round++) {
          await goByLink(page, "/ajustes");
          // What was seen before would be shown at once.
          await page.reload();
          await waitForPage(page, "Ajustes");
          times.push(await open(page, path, title, shown));
        }
        const label = size === "large" ? `${name} with ${countOf(name)}` : `${name}, ${size}`;
        const middle = percentile(times, 0.5);
        rows.push(
          size === "large"
            ? held(`${label}, opened`, middle, "ms", SECOND)
            : { name: label, value: middle, unit: "ms" },
        );
        if (!field || size === "demo") continue;
        rows.push(held(`${label}, a letter, p95`, await type(page, field), "ms", LETTER));
        if (!more) continue;
        await showAll(page, more);
        rows.push(held(`${label}, all shown, a letter, p95`, await type(page, field), "ms", LETTER));
      }
      await context.close();
    }
  });
  return rows;
}

function countOf(name: string): string {
  const [count, what] = name === "memory"
    ? [LARGE.facts, "facts"]
    : name === "conversation"
    ? [LARGE.messages, "messages"]
    : name === "money"
    ? [LARGE.expenses, "expenses"]
    : [LARGE.measures, "measures"];
  return `${count} ${what}`;
}

interface Person {
  id: string;
  email: string;
  token: string;
  conversation: string;
}

const PASSWORD = "bench-1234-word";

async function signUp({ stack }: WebClient): Promise<Person> {
  const { url, publishableKey } = stack.ready;
  const email = "bench@example.com";
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: "POST",
    headers: { apikey: publishableKey, "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const answer = await response.json();
  if (!answer.user) throw new Error(JSON.stringify(answer));
  const { access_token: token, user } = answer;
  const person = { id: user.id, email, token, conversation: crypto.randomUUID() };
  return person;
}

/** Writes the rows of years, as the assistant would have written them. */
async function fill({ stack }: WebClient, { id, conversation }: Person) {
  const { url, secretKey } = stack.ready;
  const insert = async (table: string, rows: object[]) => {
    for (let at = 0; at < rows.length; at += 500) {
      const response = await fetch(`${url}/rest/v1/${table}`, {
        method: "POST",
        headers: { apikey: secretKey, "Content-Type": "application/json" },
        body: JSON.stringify(rows.slice(at, at + 500).map((row) => ({ user_id: id, ...row }))),
      });
      if (!response.ok) throw new Error(`${table}: ${await response.text()}`);
    }
  };
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
  const day = (index: number) => Temporal.Now.plainDateISO("America/Sao_Paulo").subtract({ days: index }).toString();
  await insert(
    "knowledge_items",
    numbers(LARGE.facts).map((n) => ({
      type: "fact",
      area: ["health", "finance", "leisure", "career"][n % 4],
      title: `Coisa ${n}`,
      content: `Guardou a coisa número ${n} na gaveta ${n % 37} do armário da sala`,
    })),
  );
  await insert("conversations", [{ id: conversation, client_id: conversation, title: "Anos de conversa" }]);
  const turn = crypto.randomUUID();
  await insert("turns", [{
    id: turn,
    conversation_id: conversation,
    kind: "message",
    status: "completed",
    lease_until: new Date(),
    answer: {},
  }]);
  await insert(
    "messages",
    numbers(LARGE.messages).map((n) => {
      const text = `mensagem ${n}: ${"o dia foi longo e o trabalho rendeu. ".repeat(1 + n % 7)}`;
      return {
        conversation_id: conversation,
        turn_id: turn,
        role: n % 2 === 0 ? "user" : "assistant",
        client_message_id: n % 2 === 0 ? `m${n}` : null,
        parts: [{ type: "text", text }],
        content: text,
      };
    }),
  );
  await insert(
    "tracking_entries",
    numbers(LARGE.measures).map((n) => ({
      metric: ["weight", "sleep", "mood", "energy"][n % 4],
      value: [80, 7, 6, 5][n % 4]! + n % 3,
      entry_date: day(Math.floor(n / 11)),
    })),
  );
  await insert(
    "expenses",
    numbers(LARGE.expenses).map((n) => ({
      amount: 10 + n % 90,
      category: ["food", "transport", "entertainment", "health"][n % 4],
      description: `compra ${n}`,
      spent_on: day(n % 360),
    })),
  );
}

async function enter(page: Page, url: string, { email }: Person) {
  await page.goto(url);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha").fill(PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await waitForPage(page, "Conversa");
}

async function goByLink(page: Page, path: string) {
  await page.evaluate(`history.pushState(null, "", ${JSON.stringify(path)})`);
}

/** Milliseconds from following a link until what the page is about can be seen. */
async function open(page: Page, path: string, title: string, shown: string): Promise<number> {
  return await page.evaluate(`new Promise((resolve, reject) => {
    const started = performance.now();
    setTimeout(() => reject(new Error("nothing is shown on ${path}")), 20000);
    history.pushState(null, "", ${JSON.stringify(path)});
    const look = () => document.querySelector("h1")?.textContent === "${title}" &&
        document.querySelector("main ${shown}") && !document.querySelector("main [aria-busy=true]")
      ? requestAnimationFrame(() => resolve(performance.now() - started))
      : requestAnimationFrame(look);
    look();
  })`);
}

/** Opens page after page until there is none left. */
async function showAll(page: Page, more: string) {
  const button = page.getByRole("button", { name: more });
  while (await button.count() > 0) {
    const before = await page.locator("article").count();
    await button.click();
    await page.locator("article").nth(before).waitFor();
  }
}

/** Milliseconds from a key to the next picture, p95 of 40 letters. */
async function type(page: Page, label: string): Promise<number> {
  await page.getByLabel(label).first().focus();
  await page.evaluate(`(() => {
    window.letters = [];
    addEventListener("keydown", () => {
      const pressed = performance.now();
      requestAnimationFrame(() => setTimeout(() => window.letters.push(performance.now() - pressed)));
    }, true);
  })()`);
  await page.keyboard.type("o remédio da vó que fica no armário azul", { delay: 60 });
  await page.waitForTimeout(200);
  return percentile(await page.evaluate("window.letters"), 0.95);
}
