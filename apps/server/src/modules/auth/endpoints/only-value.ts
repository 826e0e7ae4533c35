/**
 * The value of a query parameter that occurs exactly once. With two, a proxy in front of us or code behind us might
 * read the other one.
 */
export function onlyValue(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name);
  return values.length === 1 ? values[0] : undefined;
}
