import { type Context, Hono } from "hono";
import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { createRpcClient, createUserClient, type RpcClient } from "../database/rpc-client.ts";
import { ApiError } from "../http/api-error.ts";
import { authenticate } from "../http/authenticate.ts";
import { createFunctionApp } from "../http/create-function-app.ts";
import { parseInput } from "../http/parse-input.ts";
import { readJson } from "../http/read-body.ts";
import { hasSecretKey } from "../http/secret-key.ts";
import { internet, type Network } from "../outside/read-outside.ts";
import { type NotificationsEnvironment, readNotificationsEnvironment } from "../runtime/environment.ts";
import { sendDue, type Sender } from "./send-due.ts";

const MAX_BODY_BYTES = 8 * 1024;

export const testBody = z.strictObject({ subscriptionId: z.uuid() });
export const actionBody = z.strictObject({ token: z.string().min(1).max(200), action: z.enum(["done", "snooze"]) });
export const renewalBody = z.strictObject({
  oldEndpoint: z.string().max(2000),
  oldAuth: z.string().max(100),
  endpoint: z.string().max(2000),
  p256dh: z.string().max(200),
  auth: z.string().max(100),
});

/**
 * The `notifications` function.
 *
 * - `POST /notifications`, with a secret key: sends what is due.
 * - `GET /notifications/key`: the public key with which a browser subscribes.
 * - `POST /notifications/tests`, with a token: sends a test to one of the person's devices, now.
 * - `POST /notifications/actions` and `/renewals`, from service workers, which have no session: a pressed button, and a subscription that
 *   the browser has replaced. Each comes with a secret of its own.
 */
export function createNotificationsApp({ network = internet }: { network?: Network } = {}): Hono {
  const app = createFunctionApp("notifications");
  app.get("/key", () => {
    return Response.json({ publicKey: configured(readNotificationsEnvironment()).vapid.publicKey });
  });
  app.post("/", async (c) => {
    const environment = readNotificationsEnvironment();
    if (!await hasSecretKey(c.req.raw, environment.secretKeys)) {
      throw new ApiError(401, "unauthenticated", "Só o agendador do projeto pode pedir isso.");
    }
    const sender = senderOf(environment, network);
    // The job has queued already; another scheduler only posts here.
    await callRpc(sender.client, "queue_notifications", {});
    return Response.json(await sendDue(sender));
  });
  app.post("/tests", async (c) => {
    const environment = readNotificationsEnvironment();
    const user = await authenticate(c.req.raw, environment);
    const client = createUserClient(environment, user.token);
    const { subscriptionId } = await parseBody(c, testBody, client);
    const sender = senderOf(environment, network);
    await callRpc(client, "test_push_subscription", { subscription_id: subscriptionId });
    const counts = await sendDue(sender, { device: subscriptionId });
    return Response.json({ status: counts.sent ? "sent" : counts.gone ? "gone" : "failed" });
  });
  app.post("/actions", async (c) => {
    const { token, action } = await parseBody(c, actionBody);
    return Response.json(
      await callRpc(serverClient(readNotificationsEnvironment()), "answer_notification", {
        token,
        action,
      }),
    );
  });
  app.post("/renewals", async (c) => {
    const { oldEndpoint, oldAuth, ...subscription } = await parseBody(c, renewalBody);
    return Response.json(
      await callRpc(serverClient(readNotificationsEnvironment()), "renew_push_subscription", {
        old_endpoint: oldEndpoint,
        old_auth: oldAuth,
        ...subscription,
      }),
    );
  });
  for (const path of ["/", "/key", "/tests", "/actions", "/renewals"]) {
    app.all(path, () => {
      throw new ApiError(405, "method_not_allowed", "Use POST; a chave se lê com GET.");
    });
  }
  return app;
}

async function parseBody<Body>(c: Context, schema: z.ZodType<Body>, client: RpcClient | null = null): Promise<Body> {
  const tooLong = `O corpo passa de ${MAX_BODY_BYTES} bytes`;
  return parseInput(schema, await readJson(c.req.raw, { bytes: MAX_BODY_BYTES, tooLong, client }));
}

/** @throws ApiError 503 `not_configured` for a deployment without keys */
function configured(environment: NotificationsEnvironment) {
  const { vapid } = environment;
  if (vapid === null) {
    throw new ApiError(503, "not_configured", "Este projeto ainda não tem as chaves para avisar em aparelhos.");
  }
  return { ...environment, vapid };
}

function senderOf(environment: NotificationsEnvironment, network: Network): Sender {
  return { client: serverClient(environment), vapid: configured(environment).vapid, network };
}

function serverClient({ supabaseUrl, secretKeys }: NotificationsEnvironment) {
  return createRpcClient(supabaseUrl, secretKeys[0]!);
}
