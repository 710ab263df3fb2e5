/** A row of a file with its place in its section, which rejections name. */
export interface NumberedRow {
  index: number;
  row: Record<string, unknown>;
}
