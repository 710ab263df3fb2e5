import assert from "node:assert/strict";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { BrowserContext, CDPSession, Page, Worker } from "playwright-core";
import type { Delivered, Device } from "../support/push-service.ts";
import { checkPage, enterAsDemo, waitForPage, type WebClient, withWebClient } from "./support/client.ts";

Deno.test("a reminder rings in the browser, and its buttons reach the database", async (t) => {
  await withWebClient(async (client) => {
    const device = await client.pushService.newDevice();
    const { context, page, problems } = await client.newVisitor({
      permissions: ["notifications"],
      serviceWorkers: "allow",
    });
    await subscribeTo(context, device);
    const ringing = new Ringing(client, page, device);
    await ringing.signIn();

    await t.step("where no device has said yes, today says so and leads to the settings", async () => {
      await enterAsDemo(page, client.url);
      await page.goto(`${client.url}/hoje`);
      await waitForPage(page, "Hoje");
      await page.getByRole("link", { name: "Ligar os avisos" }).click();
      await waitForPage(page, "Ajustes");
      await checkPage(page, "Avisos, none", problems);
    });

    await t.step("the device is turned on by keyboard, and a test arrives", async () => {
      await page.getByRole("button", { name: "Ligar neste aparelho" }).press("Enter");
      await page.getByText("(este)").waitFor();
      await page.getByRole("button", { name: /^Mandar um teste/ }).press("Enter");
      await page.getByText("Teste mandado").waitFor();
      assert.equal(device.received[0]?.body, "Os avisos funcionam neste aparelho.");
      await checkPage(page, "Avisos, one", problems);
    });

    await t.step("what the person chooses is kept", async () => {
      await page.getByLabel("Horário de silêncio").check();
      const from = page.getByRole("textbox", { name: "Das" });
      await from.fill("23:30");
      await from.press("Tab");
      await page.getByLabel("Mostrar o texto na tela bloqueada").check();
      await until(async () => (await ringing.profile()).lock_screen_text === true);
      assert.deepEqual(await ringing.profile(), {
        quiet_from: "23:30:00",
        quiet_until: "07:00:00",
        lock_screen_text: true,
      });
      await page.getByLabel("Horário de silêncio").uncheck();
      await until(async () => (await ringing.profile()).quiet_from === null);
    });

    await t.step("a due reminder is sent, shown by the service worker, and done by its button", async () => {
      const { id, payload } = await ringing.ring("remédio da vó");
      assert.equal(payload.body, "remédio da vó");
      await ringing.deliver(payload);
      assert.deepEqual(await ringing.shown(), [{
        title: "Lembrete",
        body: "remédio da vó",
        actions: ["done", "snooze"],
      }]);
      await page.goto(`${client.url}/hoje`);
      await page.getByText("remédio da vó").waitFor();
      await ringing.click("done");
      // The open page shows it without being asked.
      await page.getByText("remédio da vó").waitFor({ state: "detached" });
      assert.notEqual((await ringing.reminder(id)).done_at, null);
      assert.deepEqual(await ringing.shown(), []);
    });

    await t.step("snoozed by its button; a click on the rest opens its page", async () => {
      const { id, payload } = await ringing.ring("regar a horta");
      await ringing.deliver(payload);
      await page.goto(`${client.url}/dinheiro`);
      await waitForPage(page, "Dinheiro");
      await ringing.click("");
      await waitForPage(page, "Hoje");
      await ringing.deliver(payload);
      await ringing.click("snooze");
      await until(async () => (await ringing.reminder(id)).snoozed_until !== null);
    });

    await t.step("a button whose secret is no longer known says that the app can do it", async () => {
      await ringing.deliver({ ...device.received[1]!, token: "gone" });
      await ringing.click("done");
      await until(async () => /abrir o app/.test((await ringing.shown())[0]?.body ?? ""));
    });

    await t.step("turned off again", async () => {
      await page.goto(`${client.url}/ajustes/avisos`);
      await page.getByRole("button", { name: /^Desligar/ }).click();
      await page.getByRole("button", { name: "Ligar neste aparelho" }).waitFor();
      // What the browser itself logs of a request that was refused.
      assert.deepEqual(problems.filter((problem) => !problem.includes("404")), []);
    });
  });
});

/**
 * Lets the browser subscribe to the test's push service. Chromium's own is at Google, and private windows have none. All after the
 * subscription is real: what is sent is encrypted for this device, and what arrives is given to the service worker.
 */
async function subscribeTo(context: BrowserContext, { endpoint, p256dh, auth }: Device) {
  await context.addInitScript(`
    const subscription = {
      endpoint: ${JSON.stringify(endpoint)},
      toJSON: () => ({ keys: ${JSON.stringify({ p256dh, auth })} }),
      unsubscribe: async () => localStorage.removeItem("test-push"),
    };
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem("test-push", "on");
      return subscription;
    };
    PushManager.prototype.getSubscription = async () => localStorage.getItem("test-push") && subscription;
  `);
}

/** The demo user's reminders and this browser's notifications. */
class Ringing {
  readonly #client: SupabaseClient;
  #deliveries: CDPSession | null = null;

  constructor(readonly web: WebClient, readonly page: Page, readonly device: Device) {
    const { url, publishableKey } = web.stack.ready;
    this.#client = createClient(url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });
  }

  async signIn() {
    const { error } = await this.#client.auth.signInWithPassword(this.web.stack.ready.demo);
    if (error) throw error;
  }

  async profile() {
    const { data } = await this.#client.from("profiles").select("quiet_from, quiet_until, lock_screen_text").single();
    return data!;
  }

  async reminder(id: string) {
    const { data } = await this.#client.from("reminders").select("done_at, snoozed_until").eq("id", id).single();
    return data!;
  }

  /** Creates a reminder that is due now, and sends what is due, as the schedule does each minute. Returns what arrived. */
  async ring(text: string): Promise<{ id: string; payload: Delivered }> {
    const before = this.device.received.length;
    const starts_at = Temporal.Now.plainDateTimeISO("America/Sao_Paulo").toString({ smallestUnit: "minute" });
    const { data } = await this.#client.from("reminders").insert({ text, starts_at }).select("id").single();
    const { url, secretKey } = this.web.stack.ready;
    const response = await fetch(`${url}/functions/v1/notifications`, {
      method: "POST",
      headers: { apikey: secretKey },
    });
    await response.body?.cancel();
    // At a full minute the schedule may be faster.
    await until(() => Promise.resolve(this.device.received.length > before));
    return { id: data!.id, payload: this.device.received.at(-1)! };
  }

  /**
   * Gives the service worker a message, as the browser does. A message that meets a worker that is just being stopped is lost, and the
   * command does not say so: then it is given again. What is shown twice stands there once, since its tag is the same.
   */
  async deliver(payload: Delivered) {
    this.#deliveries ??= await this.#openDeliveries();
    const registrationId = await this.#registration!;
    const message = { origin: this.web.url, registrationId, data: JSON.stringify(payload) };
    let given = -Infinity;
    await until(async () => {
      if (Date.now() - given > 5_000) {
        await this.#deliveries!.send("ServiceWorker.deliverPushMessage", message);
        given = Date.now();
      }
      return (await this.shown()).length > 0;
    });
  }

  #registration: Promise<string> | null = null;

  async #openDeliveries(): Promise<CDPSession> {
    const session = await this.page.context().newCDPSession(this.page);
    const registered = Promise.withResolvers<string>();
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) registered.resolve(registration.registrationId);
    });
    this.#registration = registered.promise;
    await session.send("ServiceWorker.enable");
    return session;
  }

  /** The notifications that are shown. */
  shown(): Promise<{ title: string; body: string; actions: string[] }[]> {
    return this.#worker().evaluate(
      "registration.getNotifications().then((all) => all.map(({ title, body, actions }) => " +
        "({ title, body, actions: actions.map(({ action }) => action) })))",
    );
  }

  /** Clicks on the notification: on one of its buttons, or on the rest. */
  async click(action: string) {
    await this.#worker().evaluate(`(async () => {
      const [notification] = await registration.getNotifications();
      dispatchEvent(new NotificationEvent("notificationclick", { notification, action: ${JSON.stringify(action)} }));
    })()`);
  }

  #worker(): Worker {
    return this.page.context().serviceWorkers()[0] ?? assert.fail("there is a service worker");
  }
}

/** Waits, at most 30 s, until a condition holds. */
async function until(condition: () => Promise<boolean>) {
  const start = Date.now();
  while (!await condition()) {
    if (Date.now() - start > 30_000) assert.fail(`in vain: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
