/** The value of a name that stands in a query once. Of two, a reader before or behind us may take the other one. */
export function onlyValue(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name);
  return values.length === 1 ? values[0] : undefined;
}
