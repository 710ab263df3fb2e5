import { z } from "zod";
import { OwnError } from "../runtime/log-failure.ts";

/** Why a model gave no usable answer. */
export type ModelFailureReason = "unavailable" | "too_slow" | "interrupted" | "blocked" | "unusable" | "no_action";

const KEPT = "Sua mensagem está guardada";

const SENTENCES: Record<ModelFailureReason, string> = {
  unavailable: `Não consegui pensar na resposta agora: o modelo está fora do ar. ${KEPT}; tente de novo daqui a pouco.`,
  too_slow: `A resposta demorou demais e eu parei de esperar. ${KEPT}; tente de novo, por favor.`,
  interrupted: `A resposta foi cortada no meio do caminho. ${KEPT}; tente de novo, por favor.`,
  blocked: `O modelo não quis responder a essa mensagem. ${KEPT}; tente dizer de outro jeito.`,
  unusable: `Recebi uma resposta que não dá para aproveitar. ${KEPT}; tente de novo, por favor.`,
  no_action: `Não consegui transformar essa mensagem em uma ação, e não fiz nada. ${KEPT}; tente dizer de outro jeito.`,
};

/** A model failed a turn. The turn is saved as failed, with `sentence`, and the person can retry it. */
export class ModelFailure extends OwnError {
  override name = "ModelFailure";
  /** What the user is told, in pt-BR. */
  readonly sentence: string;

  constructor(readonly reason: ModelFailureReason, cause?: unknown) {
    super(`The model failed the turn: ${reason}`, { cause });
    this.sentence = SENTENCES[reason];
  }
}

/** The schema's own error inside an error of the AI SDK. The SDK's error quotes the whole value, which must not be logged. */
export function schemaRefusal(error: unknown): z.ZodError | null {
  let inner = error;
  while (inner instanceof Error && !(inner instanceof z.ZodError)) inner = inner.cause;
  return inner instanceof z.ZodError ? inner : null;
}
