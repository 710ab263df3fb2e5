/** A model that answered twice, and nothing that could be read. Without its answer: that would put the user's words into logs. */
export class ExtractionFailure extends Error {
  override name = "ExtractionFailure";

  constructor() {
    super("The model's answer was not the JSON asked for, twice");
  }
}
