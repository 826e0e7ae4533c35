/**
 * One line for a fault that pages have in several languages.
 * @param {readonly string[]} faults each beginning with its address @param {readonly string[]} codes of the languages
 */
export function groupByLanguage(faults, codes) {
  const anyLanguage = new RegExp(`/(${codes.join('|')})(?=[/:?# ]|$)`, 'g');
  const groups = Map.groupBy(faults, (fault) => fault.replaceAll(anyLanguage, '/*'));
  return [...groups.values()].map(([first = '', ...rest]) =>
    rest.length === 0 ? first : `${first} (and ${rest.length} more like it)`,
  );
}
