/** Says of a JSON file that it is an export of this application; the version rises when older readers could not read it. */
export const EXPORT_FORMAT = { format: "life-assistant", version: 1 } as const;
