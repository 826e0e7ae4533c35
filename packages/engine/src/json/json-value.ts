export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export type JsonObject = { [key: string]: JsonValue };
export type JsonLeaf = { path: readonly string[]; value: JsonValue };

/** Omits whatever is unknown or empty, so that no object shows a skeleton. */
export function filled(entries: Readonly<Record<string, JsonValue | undefined>>): JsonObject {
  const known = Object.entries(entries).filter(
    (entry): entry is [string, JsonValue] => entry[1] !== undefined && !isEmpty(entry[1]),
  );
  return Object.fromEntries(known);
}

export function isEmpty(value: JsonValue): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Deep equality that ignores key order. */
export function sameJson(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (!isObject(one) || !isObject(other)) {
    if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
    return one.length === other.length && one.every((value, index) => sameJson(value, other[index]));
  }
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => sameJson(one[key], other[key]));
}

/** All leaf values, with the keys and indexes that lead to them. An empty list or object is a leaf too. */
export function leavesOf(root: JsonValue): JsonLeaf[] {
  const leaves: JsonLeaf[] = [];
  const open: JsonLeaf[] = [{ path: [], value: root }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { path, value } = next;
    if (typeof value !== 'object' || value === null || isEmpty(value)) leaves.push(next);
    else for (const [key, child] of Object.entries(value).reverse()) open.push({ path: [...path, key], value: child });
  }
  return leaves;
}

/** The serializer escapes lone surrogates and NUL; the two line separators break old JavaScript parsers. */
export function serializeJson(object: JsonObject): string {
  return JSON.stringify(object, null, 2).replace(/[\u2028\u2029]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`);
}
