/** The longest address that is read. Longer ones are refused by most servers. */
export const LONGEST_ADDRESS = 2000;

/** `{name}` stands for an argument. A name holds no brace: of a row of open ones, each is looked at once. */
const PLACEHOLDER = /\{([^{}]*)\}/g;

/** The names for which arguments are filled into an address, in their order. */
export function placeholdersIn(address: string): string[] {
  return [...address.matchAll(PLACEHOLDER)].map(([, name]) => name!);
}

/** An address with a value in the place of each name. */
export function fillPlaceholders(address: string, valueOf: (name: string) => string): string {
  return address.replace(PLACEHOLDER, (_, name) => valueOf(name));
}
