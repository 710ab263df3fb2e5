import { type Manifest, manifestSchema } from "../tools/manifest.ts";
import { type Problem, problemsOf, readYaml } from "./read-yaml.ts";

export const MANIFEST_FILE = "tools.yaml";

/** A parsed tools.yaml, with the line of each value. */
export interface ManifestFile {
  manifest: Manifest;
  lineOf(path: readonly PropertyKey[]): number;
}

export function readManifest(text: string): ManifestFile | { problems: Problem[] } {
  const yaml = readYaml(MANIFEST_FILE, text);
  if ("problems" in yaml) return yaml;
  if (typeof yaml.value !== "object" || yaml.value === null) {
    return { problems: [{ file: MANIFEST_FILE, line: 1, message: "is empty: begin with tools:" }] };
  }
  const { data, error } = manifestSchema.safeParse(yaml.value);
  return error
    ? { problems: problemsOf(MANIFEST_FILE, yaml, error.issues) }
    : { manifest: data, lineOf: (path) => yaml.lineOf(path) };
}
