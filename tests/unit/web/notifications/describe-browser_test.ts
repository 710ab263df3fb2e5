import assert from "node:assert/strict";
import { describeBrowser } from "../../../../web/notifications/describe-browser.ts";

Deno.test("describeBrowser() names browser and system as people do", () => {
  const described = [
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0",
    "something else",
  ].map(describeBrowser);
  assert.deepEqual(described, [
    "Chrome no Android",
    "Safari no iPhone",
    "Edge no Windows",
    "Firefox no Mac",
    "Navegador",
  ]);
});
