/** A reason not to start that the person at the terminal can act on. The message is one line. */
export class StartError extends Error {
  override name = "StartError";

  constructor(message: string, options?: ErrorOptions) {
    super(message.replace(/\s+/g, " ").trim(), options);
  }
}
