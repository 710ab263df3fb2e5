/**
 * How postgres.js shall write json and jsonb parameters. Lite hands rpc arguments over as JSON text already, which its
 * own serializer would encode a second time; so text is left alone. The price: a bare string is taken for JSON.
 */
export const jsonParameters = {
  json: { to: 114, from: [114], serialize, parse: (text: string): unknown => JSON.parse(text) },
  jsonb: { to: 3802, from: [3802], serialize, parse: (text: string): unknown => JSON.parse(text) },
};

function serialize(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
