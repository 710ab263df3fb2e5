import { MEMORY_ANSWERS } from "./memory-answers.ts";
import type { Answer, Operation } from "./operation.ts";
import { OPERATIONS } from "./operations.ts";

/**
 * Holds an answer of a function against what is described of it. The body of the answer is left readable.
 *
 * @param pathname below `/functions/v1`, as the function sees it: `/chat/{id}/messages` with an id
 * @returns what is not described; null if all is
 */
export async function checkAnswer(
  method: string,
  pathname: string,
  response: Response,
  operations: readonly Operation[] = OPERATIONS,
): Promise<string | null> {
  // What a browser asks before a request has no answer of ours; nor has an address that nothing is at.
  if (method === "OPTIONS" || method === "HEAD") return null;
  const fitting = operations.filter(({ path }) => pathPattern(path).test(pathname));
  const operation = fitting.find((one) => one.method === method.toLowerCase());
  const { status } = response;
  if (operation === undefined) {
    return [400, 401, 404, 405].includes(status)
      ? null
      : `${method} ${pathname} is answered with ${status} and not described`;
  }
  const answer = operation.answers[status];
  const where = `${method} ${operation.path}, ${status}`;
  if (answer === undefined) return `${where}: the status is not described`;
  return await checkBody(where, answer, response);
}

async function checkBody(where: string, { schema, mediaType }: Answer, response: Response): Promise<string | null> {
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  if (type !== "application/json") {
    const isDescribed = mediaType !== undefined || response.body === null;
    return isDescribed ? null : `${where}: an answer of ${type || "no type"} is not described`;
  }
  if (schema === undefined) return `${where}: an answer in JSON is not described`;
  const body = await response.clone().json().catch(() => undefined);
  const parsed = schema.safeParse(body);
  if (parsed.success) return null;
  return `${where}: ${parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; ")}`;
}

function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}/?$`);
}

/**
 * Holds an answer of an rpc against its schema, where it has one.
 *
 * @returns what is not described; null if all is, if there is no schema, or if the rpc refused
 */
export async function checkRpcAnswer(name: string, response: Response): Promise<string | null> {
  const schema = MEMORY_ANSWERS[name];
  if (schema === undefined || response.status !== 200) return null;
  return await checkBody(`rpc ${name}`, { description: "", schema }, response);
}
