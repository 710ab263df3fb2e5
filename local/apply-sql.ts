import type { Session } from "./database.ts";
import { splitStatements } from "./split-statements.ts";
import { StartError } from "./start-error.ts";

/**
 * Runs a file's statements one by one and returns their texts.
 * @throws {StartError} naming the file, the line and the statement that failed
 */
export async function applySql(session: Session, file: string, sql: string): Promise<string[]> {
  const statements = splitStatements(sql);
  for (const { text, line } of statements) {
    try {
      await session.run(text);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new StartError(`${file} failed at line ${line}: ${reason}; statement: ${text.slice(0, 200)}`, { cause });
    }
  }
  return statements.map((statement) => statement.text);
}
