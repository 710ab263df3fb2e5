import { type ProfileField } from "./profile-data.ts";

interface ProfileFieldForm {
  field: ProfileField;
  label: string;
  kind: "line" | "number" | "text" | "list";
  /** The longest text, or the most entries of a list. */
  most: number;
  hint?: string;
}

/** The fields of the profile in the order in which they are read, with the limits of update_user_memory. */
export const PROFILE_FIELDS: readonly ProfileFieldForm[] = [
  {
    field: "name",
    label: "Seu nome",
    kind: "line",
    most: 200,
    hint: "Como chamo você se muda em Ajustes, Sobre você.",
  },
  { field: "age", label: "Idade", kind: "number", most: 130 },
  { field: "location", label: "Onde mora", kind: "line", most: 200 },
  { field: "occupation", label: "Trabalho", kind: "line", most: 200 },
  { field: "family_context", label: "Família e casa", kind: "text", most: 1000 },
  {
    field: "safety",
    label: "Alergias, condições e remédios",
    kind: "list",
    most: 40,
    hint: "O que vem da memória volta sozinho: para tirar, apague ou corrija na memória.",
  },
  { field: "current_goals", label: "Objetivos", kind: "list", most: 20 },
  { field: "current_challenges", label: "Desafios", kind: "list", most: 20 },
  { field: "top_of_mind", label: "No que está pensando", kind: "list", most: 20 },
  { field: "values", label: "O que importa para você", kind: "list", most: 20 },
  { field: "communication_style", label: "Como prefere que eu fale", kind: "text", most: 500 },
  { field: "learned_patterns", label: "O que percebi com o tempo", kind: "list", most: 50 },
];
