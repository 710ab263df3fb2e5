/** Takes task types and can be cut to 768 dimensions. */
export const DEFAULT_EMBEDDING_MODEL = "gemini-embedding-001";
