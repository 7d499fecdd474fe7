/** Where the page is: read from the address's fragment, which no server ever sees. */

export type Route =
  | { at: "home" }
  | { at: "new"; game: string }
  | { at: "deal"; game: string; deal: string; rules: string }
  | { at: "stats"; game: string }
  | { at: "solo"; game: string }
  | { at: "replay"; game: string; line: string; rules: string }
  | { at: "match"; match: string; token: string | null }
  | { at: "rules"; game: string }
  | { at: "tables" }
  | { at: "levels"; game: string }
  | { at: "level"; game: string; level: string }
  | { at: "lost" };

const WORD = /^[\w-]{1,200}$/;
const LEVEL = /^[\w-]{1,8000}$/; // a level of somebody's own stands in its link

/** What an address says in `%xx`; nothing where it is cut short. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

export function parse(hash: string): Route {
  const [path = "", ...query] = hash.replace(/^#?\/?/, "").split("?");
  const [first = "", second = "", third, ...rest] = path.split("/");
  if (first === "deal" && WORD.test(second) && third && !rest.length) {
    const deal = decoded(third).trim();
    return deal ? { at: "deal", game: second, deal, rules: query.join("?") } : { at: "lost" };
  }
  if (first === "replay" && [second, third ?? ""].every((word) => WORD.test(word)) && !rest.length) {
    return { at: "replay", game: second, line: third!, rules: query.join("?") };
  }
  if (query.length) return { at: "lost" };
  if (first === "level" && WORD.test(second) && LEVEL.test(third ?? "") && !rest.length) {
    return { at: "level", game: second, level: third! };
  }
  const words = [second, third].filter((word) => word !== undefined);
  if (first === "" && second === "") return { at: "home" };
  if (path === "tables") return { at: "tables" };
  if (rest.length || !words.every((word) => WORD.test(word))) return { at: "lost" };
  if (first === "m") return { at: "match", match: second, token: third ?? null };
  if (third !== undefined) return { at: "lost" };
  if (first === "new") return { at: "new", game: second };
  if (first === "stats") return { at: "stats", game: second };
  if (first === "solo") return { at: "solo", game: second };
  if (first === "levels") return { at: "levels", game: second };
  if (first === "rules") return { at: "rules", game: second };
  return { at: "lost" };
}

let current = $state.raw<Route>(parse(location.hash));
addEventListener("hashchange", () => (current = parse(location.hash)));

export function route(): Route {
  return current;
}

/** Go to another place of the page; `replace` leaves no way back to where we were. */
export function go(path: string, replace = false): void {
  const hash = `#${path}`;
  if (!replace) {
    location.hash = hash;
    return;
  }
  history.replaceState(null, "", hash);
  current = parse(hash);
}

/** Whether a page of this host can be opened by nobody but the computer that it is on. */
export function onlyHere(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}

/** The whole address of a place, to be sent to somebody. */
export function link(path: string): string {
  return `${location.origin}${location.pathname}#${path}`;
}
