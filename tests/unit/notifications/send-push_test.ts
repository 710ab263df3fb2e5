import assert from "node:assert/strict";
import { decryptPush, fromBase64url } from "../../support/decrypt-push.ts";
import { startPushService } from "../../support/push-service.ts";
import { generateVapidKeys } from "../../../shared/notifications/vapid-keys.ts";
import { sendPush } from "../../../shared/notifications/send-push.ts";
import type { Notification } from "../../../shared/notifications/notification-payload.ts";

Deno.test("decryptPush() reads the example of RFC 8291, so that it can judge what is sent", async () => {
  const publicKey = fromBase64url(
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  );
  const jwk = {
    kty: "EC",
    crv: "P-256",
    d: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
    x: publicKey.slice(1, 33).toBase64({ alphabet: "base64url", omitPadding: true }),
    y: publicKey.slice(33).toBase64({ alphabet: "base64url", omitPadding: true }),
  };
  const privateKey = await crypto.subtle.importKey("jwk", jwk, { name: "ECDH", namedCurve: "P-256" }, false, [
    "deriveBits",
  ]);
  const text = await decryptPush(
    fromBase64url(
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    ),
    {
      pair: { privateKey, publicKey: privateKey },
      publicKey,
      auth: fromBase64url("BTBZMqHH6r4Tts7J_aSIgg"),
    },
  );
  assert.equal(text, "When I grow up, I want to be a watermelon");
});

Deno.test("sendPush() says how it went, and never throws", async (t) => {
  const service = startPushService({ "inside.example.org": ["10.0.0.1"] });
  const vapid = { ...await generateVapidKeys(), subject: "mailto:dev@example.com" };
  const device = await service.newDevice();
  const notification: Notification = {
    id: crypto.randomUUID(),
    attempt: 1,
    tag: "reminder-1",
    topic: "1",
    token: "token",
    shows_text: true,
    kind: "reminder",
    subject: { text: "remédio da vó" },
    ...device,
  };
  const send = (more: Partial<Notification> = {}) =>
    sendPush({ ...notification, ...more } as Notification, vapid, service.network);

  await t.step("sent", async () => {
    assert.deepEqual(await send(), { outcome: "sent" });
    const [{ title, body, actions, urgency, topic, ttl } = assert.fail("it arrives")] = device.received;
    assert.deepEqual([title, body, urgency, topic, ttl], ["Lembrete", "remédio da vó", "high", "1", 43200]);
    assert.deepEqual(actions, [{ action: "done", title: "Feito" }, { action: "snooze", title: "Adiar 1 h" }]);
  });

  const cases: [status: number, headers: Record<string, string>, expected: unknown][] = [
    [404, {}, { outcome: "gone" }],
    [410, {}, { outcome: "gone" }],
    [429, { "retry-after": "120" }, {
      outcome: "retry",
      error: "the push service answers 429",
      retrySeconds: 120,
    }],
    [503, {}, { outcome: "retry", error: "the push service answers 503" }],
    [400, {}, { outcome: "failed", error: "the push service answers 400" }],
    [403, {}, { outcome: "failed", error: "the push service answers 403" }],
  ];
  for (const [status, headers, expected] of cases) {
    await t.step(`answered ${status}`, async () => {
      device.answers.push({ status, headers });
      assert.deepEqual(await send(), expected);
    });
  }

  await t.step("an address inside is not asked, and not tried again", async () => {
    const asked = device.asked;
    for (
      const endpoint of [
        "https://inside.example.org/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://push.example.org:8443/x",
      ]
    ) {
      assert.equal((await send({ endpoint })).outcome, "failed", endpoint);
    }
    assert.equal(device.asked, asked);
  });

  await t.step("a redirect is not followed", async () => {
    device.answers.push({ status: 307, headers: { location: "https://push.example.org/elsewhere" } });
    assert.equal((await send()).outcome, "failed");
  });

  await t.step("nobody answers: later", async () => {
    await service.close();
    assert.equal((await send()).outcome, "retry");
  });
});
