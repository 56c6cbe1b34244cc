// How a view changes: the reference for docs/protocol.md, "Patches". Nothing is changed in place.
import type { Patch, ServerMessage, ShortUpdate } from "./protocol";

type Fields = Record<string, unknown>;

/** The value that `patch` makes of `old`. */
export function patched<T>(old: T, patch: Patch): T {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch as T;
  if (old === null || typeof old !== "object") return patch as T;
  const changes = patch as Fields;
  if ("=" in changes) return changes["="] as T;
  if (Array.isArray(old)) {
    const list: unknown[] = [...old];
    for (const [at, change] of Object.entries(changes)) if (at !== "+") list[Number(at)] = patched(list[Number(at)], change);
    return list.concat((changes["+"] as unknown[] | undefined) ?? []) as T;
  }
  const before = new Map(Object.entries(old as Fields));
  const names = [...before.keys()];
  const fields = new Map(before);
  for (const gone of (changes["-"] as string[] | undefined) ?? []) fields.delete(gone);
  for (const [key, change] of Object.entries(changes)) {
    // A number is the place of a field; a name that is a number or begins with a sign has a point before it.
    const name = /^\d+$/.test(key) ? names[Number(key)] : key.replace(/^\./, "");
    if (key !== "-") fields.set(name, patched(before.get(name), change as Patch));
  }
  return Object.fromEntries(fields) as T;
}

/** A message as the protocol names it; a choice may have come in the short form. */
export function unpacked(message: ServerMessage | ShortUpdate): ServerMessage {
  if (!Array.isArray(message)) return message;
  const [seq, ply, by, events, patch, floor, legal, action] = message;
  return { t: "update", seq, ply, by, events, patch, floor: floor ?? -1, legal: legal ?? [], action: action ?? -1 };
}
