/** A request as a page shows it, with placeholders such as `$TOKEN` and `<refresh_token>` still in it. */
export interface ExampleRequest {
  method: string;
  address: string;
  headers: string[];
  body?: string;
}

/** The commands of curl in the ```sh blocks of a page. */
export function readCurls(page: string): ExampleRequest[] {
  const blocks = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block!.replaceAll("\\\n", " "));
  return blocks.flatMap((block) => block.split("\n")).filter((line) => line.startsWith("curl ")).map(readCurl);
}

/** The addresses under /rest/v1 with a filter, in code anywhere on a page: read with GET. */
export function readAddresses(page: string): string[] {
  return [...page.matchAll(/(?<!\$SUPABASE_URL)\/rest\/v1\/\w+\?[^\s`"]+/g)].map(([address]) => address);
}

function readCurl(command: string): ExampleRequest {
  const words = [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) =>
    double ?? single ?? bare!
  );
  const request: ExampleRequest = { method: "GET", address: "", headers: [] };
  for (let index = 1; index < words.length; index++) {
    const word = words[index]!;
    if (!word.startsWith("-")) request.address = word;
    else if (word === "-X") request.method = words[++index]!;
    else if (word === "-H") request.headers.push(words[++index]!);
    else if (word === "-o") index++;
    else if (word === "-d" || word === "--data-binary") {
      Object.assign(request, { method: "POST", body: words[++index]! });
    } else throw new Error(`an option of curl that the test does not know: ${word}`);
  }
  return request;
}
