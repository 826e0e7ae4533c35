/**
 * The same search, but once for each object: what is built from the words of a language is kept as long as they are.
 * Nobody may change what it returns.
 */
export function oncePer<Key extends object, Value>(build: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const last = known.get(key) ?? { value: build(key) };
    known.set(key, last);
    return last.value;
  };
}
