// Written by deno task templates:write from templates/*.md: a deployed function is uploaded without files beside it.

import type { NoteKind } from "./template.ts";

/** The source of each template that the deployment comes with. */
export const BUILT_IN: Record<NoteKind, string> = {
  medical_appointment: `---
name: medical_appointment
title: Resumo para a consulta de {{use-tool:get_note_period:value.day:{}}}
kind: medical_appointment
period: appointment
empty: Ainda não sei nada da sua saúde para levar a esta consulta. Me conte alergias, remédios e sintomas, ou registre medidas, e peça o resumo de novo.
---
{{use-tool:get_note_period:value.person:{}}}

Registros de {{use-tool:get_note_period:value.span_so_far:{}}}{{use-tool:get_note_period:value.since:{}}}.

## Alergias e intolerâncias

{{use-tool:get_note_section:answer:{"section":"allergies"}}}

## Remédios

{{use-tool:get_note_section:answer:{"section":"medication"}}}

## Sobre a minha saúde

{{use-tool:get_note_section:answer:{"section":"health"}}}

## Medidas

{{use-tool:get_note_section:answer:{"section":"measured"}}}

## Anotações

{{use-tool:get_note_section:answer:{"section":"remarks"}}}

## Hábitos

{{use-tool:get_note_section:answer:{"section":"habits"}}}

## Padrões percebidos

{{use-tool:get_note_section:answer:{"section":"patterns"}}}

<!-- fim -->

_Reunido do que foi contado e registrado no Life Assistant; não substitui a avaliação de quem atende._
`,
  monthly_report: `---
name: monthly_report
title: Relatório de {{use-tool:get_note_period:value.month:{}}}
kind: monthly_report
period: month
empty: Ainda não há nada registrado neste período. Me conte um gasto, uma medida ou um hábito, e o próximo relatório já vem com isso.
---
{{use-tool:get_note_period:value.greeting:{}}} assim o seu mês de {{use-tool:get_note_period:value.month_name:{}}}{{use-tool:get_note_period:value.so_far:{}}}.

## Dinheiro

{{use-tool:get_note_section:answer:{"section":"spending"}}}

O que entrou e o que foi pago:

{{use-tool:get_note_section:answer:{"section":"movements"}}}

{{use-tool:get_note_section:answer:{"section":"balance"}}}

De olho nos vencimentos:

{{use-tool:get_note_section:answer:{"section":"payments"}}}

## Corpo e mente

{{use-tool:get_note_section:answer:{"section":"measures"}}}

## Hábitos

{{use-tool:get_note_section:answer:{"section":"habits"}}}

## O que mudou na memória

{{use-tool:get_note_section:answer:{"section":"told"}}}

Pessoas novas:

{{use-tool:get_note_section:answer:{"section":"people"}}}

O que percebi:

{{use-tool:get_note_section:answer:{"section":"insights"}}}

<!-- fim -->

_{{use-tool:get_note_period:value.unfinished:{}}}: é só pedir de novo para atualizar._

Que {{use-tool:get_note_period:value.next_month:{}}} seja bom para você. Qualquer coisa, é só chamar.
`,
  weekly_report: `---
name: weekly_report
title: Relatório da semana de {{use-tool:get_note_period:value.span:{}}}
kind: weekly_report
period: week
empty: Ainda não há nada registrado neste período. Me conte um gasto, uma medida ou um hábito, e o próximo relatório já vem com isso.
---
{{use-tool:get_note_period:value.greeting:{}}} assim a sua semana{{use-tool:get_note_period:value.so_far:{}}}.

## Dinheiro

{{use-tool:get_note_section:answer:{"section":"spending"}}}

O que entrou e o que foi pago:

{{use-tool:get_note_section:answer:{"section":"movements"}}}

De olho nos vencimentos:

{{use-tool:get_note_section:answer:{"section":"payments"}}}

## Corpo e mente

{{use-tool:get_note_section:answer:{"section":"measures"}}}

## Hábitos

{{use-tool:get_note_section:answer:{"section":"habits"}}}

## O que mudou na memória

{{use-tool:get_note_section:answer:{"section":"told"}}}

Pessoas novas:

{{use-tool:get_note_section:answer:{"section":"people"}}}

O que percebi:

{{use-tool:get_note_section:answer:{"section":"insights"}}}

<!-- fim -->

_{{use-tool:get_note_period:value.unfinished:{}}}: é só pedir de novo para atualizar._

{{use-tool:get_note_period:value.wish:{}}}! Qualquer coisa, é só chamar.
`,
};
