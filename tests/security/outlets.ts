/** Where something came out. */
export type Outlet = "log" | "span" | "error" | "another's answer" | "one's own answer" | "stored error" | "model";

/** What may not come out, by what it is called. */
export type Markers = Record<string, string>;

/** A marker that came out. */
export interface Leak {
  outlet: Outlet;
  marker: string;
  /** What was asked, or the beginning of the line. */
  at: string;
}

/** Collects what a system puts out, and finds markers in it. */
export class Outlets {
  readonly #put: { outlet: Outlet; at: string; text: string }[] = [];

  put(outlet: Outlet, at: string, text: string): void {
    this.#put.push({ outlet, at, text });
  }

  /** All that came out at one place. */
  texts(outlet: Outlet): string[] {
    return this.#put.flatMap((one) => one.outlet === outlet ? [one.text] : []);
  }

  /** How much came out where. */
  counts(): Partial<Record<Outlet, number>> {
    return Object.fromEntries(
      Object.entries(Object.groupBy(this.#put, ({ outlet }) => outlet)).map(([outlet, all]) => [outlet, all.length]),
    );
  }

  /** The markers that came out at these outlets, in whatever form, each once for each place. */
  leaks(outlets: readonly Outlet[], markers: Markers): Leak[] {
    const forms = Object.entries(markers).map(([marker, value]) => ({ marker, forms: formsOf(value) }));
    const found = this.#put.filter(({ outlet }) => outlets.includes(outlet)).flatMap(({ outlet, at, text }) => {
      const lower = text.toLowerCase();
      return forms.filter(({ forms }) => forms.some((form) => text.includes(form) || lower.includes(form)))
        .map(({ marker }): Leak => ({ outlet, marker, at: at.slice(0, 200) }));
    });
    return [...new Map(found.map((leak) => [JSON.stringify(leak), leak])).values()];
  }
}

/** A text as it is, in lower case, in base64 at each of its three places, in hexadecimal, percent-encoded, and backwards. */
function formsOf(value: string): string[] {
  const bytes = new TextEncoder().encode(value);
  const base64 = [0, 1, 2].map((shift) => {
    const shifted = new Uint8Array([...new Uint8Array(shift), ...bytes]).toBase64();
    // The characters at both ends depend on what stands beside the text.
    return shifted.slice(shift === 0 ? 0 : 4, -4);
  });
  const encoded = [...base64, ...base64.map((one) => one.replaceAll("+", "-").replaceAll("/", "_"))];
  const backwards = [...value].toReversed().join("");
  return [value, value.toLowerCase(), ...encoded, bytes.toHex(), encodeURIComponent(value), backwards]
    .filter((form) => form.length >= 8);
}
