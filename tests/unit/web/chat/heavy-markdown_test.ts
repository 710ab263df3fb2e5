import assert from "node:assert/strict";
import { isHeavyMarkdown } from "../../../../web/chat/heavy-markdown.ts";
import { MARKDOWN_BOMBS } from "../../../web/support/hostile-markdown.ts";

const row = (columns: number) => `|${" R$ 1.234,56 |".repeat(columns)}`;

Deno.test("isHeavyMarkdown() finds texts that take long to read, of any length", () => {
  // A row of backticks opens code, and nothing in it is read.
  const fast = MARKDOWN_BOMBS.filter((bomb) => !isHeavyMarkdown(bomb));
  assert.deepEqual(fast, ["`".repeat(7_999)]);
  assert.ok(isHeavyMarkdown("palavra ".repeat(2_501)));
  assert.ok(isHeavyMarkdown(`${row(13)}\n|${"---|".repeat(13)}\n`));
});

Deno.test("isHeavyMarkdown() lets what people write and read through", () => {
  for (
    const text of [
      "palavra ".repeat(2_500),
      "- **Mercado**: R$ 50,00 no [mercado](https://exemplo.test/loja), e mais algumas palavras\n".repeat(80),
      `${row(12)}\n|${":---:|".repeat(12)}\n${`${row(12)}\n`.repeat(40)}`,
      "> - 1. > uma citação numa lista\n\n---\n\n```ts\nconst a = [[1], [2]];\n```\n",
      "# Receita\n\n1. Bata os ovos.\n2. Misture *bem*.\n\n".repeat(150),
      "- [ ] uma tarefa da lista\n".repeat(200),
      `${"-".repeat(80)}\n`.repeat(50),
    ]
  ) assert.ok(!isHeavyMarkdown(text), text.slice(0, 40));
});
