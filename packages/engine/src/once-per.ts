/** Builds once for each object, such as the words of a language, and keeps it as long as that. Nobody may change what it returns. */
export function oncePer<Key extends object, Value>(build: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const last = known.get(key) ?? { value: build(key) };
    known.set(key, last);
    return last.value;
  };
}
