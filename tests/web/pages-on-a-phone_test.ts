import { withWebClient } from "./support/client.ts";
import { visitEverything } from "./support/visit-everything.ts";

Deno.test("every page can be used by everybody, on a phone", async () => {
  // Its colours are those on a desktop.
  await withWebClient((client) => visitEverything(client, "phone", []));
});
