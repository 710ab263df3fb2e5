import { type Read, tells } from "./scripted-reader.ts";

const set = (field: string, value: string) => ({ field, op: "set", value });
const add = (field: string, value: string) => ({ field, op: "add", value });
const remove = (field: string, value: string) => ({ field, op: "remove", value });
const work = (content: string, more: Read) => tells(content, { area: "career", ...more });
const love = (content: string, more: Read) => tells(content, { area: "relationships", ...more });
const person = (name: string, value: string, before?: string) =>
  tells(`É ${value}`, {
    type: "person",
    area: "relationships",
    subject: before ? `${name} (${before})` : name,
    slot: "relationship",
    key: name,
    value,
  });
const sport = { type: "preference", area: "leisure", slot: "likes" };

/** What a good reader finds in each of the month's messages; in the others nothing. */
export const MONTH_SCRIPT: Record<string, Read[]> = {
  "oii, me chamo Lia, tenho 29 anos e moro em Recife": [
    tells("Se chama Lia", { area: "personal_growth", slot: "name", value: "Lia", memory: set("name", "Lia") }),
    tells("Tem 29 anos", { area: "personal_growth", slot: "age", value: "29", memory: set("age", "29") }),
    love("Mora em Recife", { slot: "residence", value: "Recife", memory: set("location", "Recife") }),
  ],
  "trabalho como enfermeira no Hospital Português": [
    work("É enfermeira", { slot: "occupation", value: "enfermeira", memory: set("occupation", "Enfermeira") }),
    work("Trabalha no Hospital Português", { slot: "employer", value: "Hospital Português" }),
  ],
  "tô namorando o Caio faz 2 anos": [
    love("Namora o Caio há 2 anos", { slot: "marital_status", value: "namorando" }),
    person("Caio", "namorado"),
  ],
  "minha mãe, a Rosa, mora comigo": [
    person("Rosa", "mãe"),
    love("Mora com a filha", { subject: "Rosa", slot: "household", value: "com a filha" }),
  ],
  "sou alérgica a dipirona e não como carne": [
    tells("É alérgica a dipirona", { slot: "allergy", key: "dipirona" }),
    tells("Não come carne", { slot: "diet", value: "sem carne" }),
  ],
  "quero correr uma meia maratona": [
    tells("Quer correr uma meia maratona", {
      slot: "goal",
      key: "correr uma meia maratona",
      value: "open",
      memory: add("current_goals", "Correr uma meia maratona"),
    }),
  ],
  "minha meta é juntar 10 mil reais até dezembro": [
    tells("Quer juntar 10 mil reais até dezembro", {
      area: "finance",
      slot: "goal",
      key: "juntar 10 mil reais",
      value: "open",
      memory: add("current_goals", "Juntar 10 mil reais até dezembro"),
    }),
  ],
  "amo forró": [tells("Ama forró", { ...sport, key: "forró" })],
  "minha irmã Bia é dentista": [
    person("Bia", "irmã"),
    work("É dentista", { subject: "Bia", slot: "occupation", value: "dentista" }),
  ],
  "torço pro Náutico": [tells("Torce pro Náutico", { ...sport, key: "time de futebol", value: "Náutico" })],
  "fui contratada pelo SAMU!! não trabalho mais no Hospital Português": [
    work("Trabalha no SAMU", { slot: "employer", value: "SAMU", memory: set("occupation", "Trabalha no SAMU") }),
    work("Não trabalha mais no Hospital Português", { slot: "employer", value: "Hospital Português", holds: false }),
  ],
  "a gente casou ontem!! sou casada com o Caio agora": [
    love("É casada com o Caio", { slot: "marital_status", value: "casada" }),
    person("Caio", "marido", "namorado"),
  ],
  "nos mudamos pra Olinda": [
    love("Mora em Olinda", { slot: "residence", value: "Olinda", memory: set("location", "Olinda") }),
  ],
  "consegui correr a meia maratona inteira, 21 km!!": [
    tells("Correu uma meia maratona, 21 km", {
      slot: "goal",
      key: "correr meia maratona",
      value: "done",
      memory: remove("current_goals", "Correr uma meia maratona"),
    }),
  ],
  "na verdade eu torço pro Náutico": [
    tells("Torce pro Náutico", { ...sport, key: "time de futebol", value: "Náutico" }),
  ],
  "já te falei, não como carne de jeito nenhum": [
    tells("Não come carne de jeito nenhum", { slot: "diet", value: "sem carne" }),
  ],
  "trabalho à noite no SAMU": [
    work("Trabalha à noite", { slot: "habit", key: "turno de trabalho", value: "à noite" }),
  ],
  "adotei um cachorro": [love("Tem um cachorro", { slot: "pet", key: "cachorro" })],
  "agora trabalho de dia": [work("Trabalha de dia", { slot: "habit", key: "turno de trabalho", value: "de dia" })],
  "tô lendo um livro ótimo": [tells("Gosta de ler", { ...sport, key: "leitura" })],
  "comecei a fazer terapia": [tells("Faz terapia", { area: "mental_health", slot: "habit", key: "terapia" })],
};
