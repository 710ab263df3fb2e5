import assert from "node:assert/strict";
import { describeCorrelation, describeTrend } from "../../../../shared/tools/health/get-trends.ts";

Deno.test("describeTrend() tells the change a week, steadiness, and habits as a share of days", () => {
  const metric = { kind: "metric", status: "ok", n: 20 } as const;
  assert.equal(
    describeTrend({ ...metric, name: "sleep", unit: "h", slope: 0.0286, mean: 7.0833 }, 30),
    "Sono: +12 minutos por semana, média de 7h05 (20 dias)",
  );
  assert.equal(
    describeTrend({ ...metric, name: "weight", unit: "kg", slope: 0.001, mean: 81 }, 90),
    "Peso: estável, média de 81 kg (20 dias)",
  );
  // 2.8 kg in 90 days is little a week, yet no steadiness.
  assert.equal(
    describeTrend({ ...metric, name: "weight", unit: "kg", slope: -2.8 / 90, mean: 82 }, 90),
    "Peso: -0,22 kg por semana, média de 82 kg (20 dias)",
  );
  assert.equal(
    describeTrend({ kind: "habit", status: "ok", n: 30, name: "Ler", slope: 0.01, mean: 0.8 }, 30),
    "“Ler”: feito em 80% dos dias, com mais frequência ultimamente (30 dias)",
  );
});

Deno.test("describeCorrelation() calls weak relations unclear", () => {
  const pair = {
    a: { kind: "metric", name: "sleep" },
    b: { kind: "metric", name: "mood" },
    n: 12,
    status: "ok",
  } as const;
  assert.match(describeCorrelation({ ...pair, r: 0.1 }), /não aparece relação clara \(r = 0,1, 12 dias\)/);
  assert.match(describeCorrelation({ ...pair, r: -0.4 }), /alguma relação: quando um sobe, o outro costuma cair/);
  assert.match(describeCorrelation({ ...pair, r: 0.62 }), /relação forte: sobem e descem juntos \(r = 0,62, 12 dias\)/);
  assert.match(describeCorrelation({ ...pair, status: "no_variation" }), /um deles não variou/);
});
