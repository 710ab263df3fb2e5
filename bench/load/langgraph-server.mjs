// A conversation with LangGraph and its Postgres saver, as the product's load is measured beside it: the same sentences, a
// model that needs no time, a search and a memory kept in tables of its own. It verifies no token and asks for no yes.
// Usage: node langgraph-server.mjs DATABASE_URL. Prints {"url"} when it is ready.
import { createServer } from "node:http";
import { AIMessage, HumanMessage, ToolMessage } from "@langchain/core/messages";
import { END, MessagesAnnotation, START, StateGraph } from "@langchain/langgraph";
import { PostgresSaver } from "@langchain/langgraph-checkpoint-postgres";
import pg from "pg";

const CONNECTIONS = 10;
const pool = new pg.Pool({ connectionString: process.argv[2], max: CONNECTIONS });
await pool.query(`
  create table memories (id bigint generated always as identity primary key, person text not null, content text not null);
  create index on memories (person);
  insert into memories (person, content)
    select 'person-' || p, format('Compra %s no mercado da rua %s', n, n % 7)
    from generate_series(0, 499) as p, generate_series(1, 20) as n`);
const saver = new PostgresSaver(pool);
await saver.setup();

const usage = { input_tokens: 0, output_tokens: 0, total_tokens: 0 };

/** The model's side: one call of a tool for two of the sentences, then a word. */
function model({ messages }) {
  const last = messages.at(-1);
  const text = last instanceof HumanMessage ? last.content : "";
  const call = text.startsWith("o que você sabe")
    ? { name: "search", args: { query: "mercado" } }
    : text.startsWith("anota")
    ? { name: "add", args: { content: text } }
    : null;
  if (!call) return { messages: [new AIMessage({ content: "Oi", usage_metadata: usage })] };
  return {
    messages: [
      new AIMessage({ content: "", tool_calls: [{ id: crypto.randomUUID(), ...call }], usage_metadata: usage }),
    ],
  };
}

async function tools({ messages }, { configurable: { person } }) {
  const [{ id, name, args }] = messages.at(-1).tool_calls;
  const { rows } = name === "search"
    ? await pool.query(
      `select content, ts_rank(to_tsvector('portuguese', content), websearch_to_tsquery('portuguese', $2)) as rank
         from memories where person = $1 order by rank desc, id desc limit 5`,
      [person, args.query],
    )
    : await pool.query("insert into memories (person, content) values ($1, $2) returning id", [person, args.content]);
  return { messages: [new ToolMessage({ content: JSON.stringify(rows), tool_call_id: id, name })] };
}

const graph = new StateGraph(MessagesAnnotation)
  .addNode("model", model)
  .addNode("tools", tools)
  .addEdge(START, "model")
  .addConditionalEdges("model", ({ messages }) => messages.at(-1).tool_calls?.length > 0 ? "tools" : END)
  .addEdge("tools", "model")
  .compile({ checkpointer: saver });

const server = createServer(async (request, response) => {
  try {
    let body = "";
    for await (const part of request) body += part;
    const { conversation, person, text } = JSON.parse(body);
    const config = { configurable: { thread_id: conversation, person }, durability: "exit", streamMode: "updates" };
    response.writeHead(200, { "content-type": "text/event-stream" });
    for await (const update of await graph.stream({ messages: [new HumanMessage(text)] }, config)) {
      response.write(`data: ${JSON.stringify(update)}\n\n`);
    }
    response.end("data: [DONE]\n\n");
  } catch (error) {
    console.error(error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  }
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address();
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }));
});
