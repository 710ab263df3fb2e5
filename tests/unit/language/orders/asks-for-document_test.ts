import assert from "node:assert/strict";
import { asksForDocument } from "../../../../shared/language/orders/asks-for-document.ts";
import { readSentences } from "../../../../shared/language/sentences.ts";
import { createAutomaticNote } from "../../../../shared/tools/library/create-automatic-note.ts";

const asks = (message: string) => readSentences(message).some(({ written }) => asksForDocument(written));

for (
  const message of [
    ...createAutomaticNote.utterances ?? [],
    "como foi minha semana?",
    "como foi meu mês?",
    "relatório de outubro",
    "oi! resumo da minha semana pfv",
    "o que eu levo pra consulta de amanhã?",
    "me prepara pra consulta com a endocrino",
    "historico pra mostrar pro psiquiatra",
  ]
) Deno.test(`asksForDocument() hears a wish in '${message}'`, () => assert.ok(asks(message)));

for (
  const message of [
    "que dia, hein",
    "foi um dia histórico",
    "não quero relatório",
    "que semana difícil",
    "meu histórico é ruim",
  ]
) Deno.test(`asksForDocument() hears none in '${message}'`, () => assert.ok(!asks(message)));
