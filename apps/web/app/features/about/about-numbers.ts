type AboutNumber<Name> = { name: Name; value: number | null; is: 'atLeast' | 'share' };

/**
 * The numbers that are set in content/about.json, in the digits and short forms of a language: 1M, 50K, 99.9%. For the
 * build only, whose Intl may put other blanks than the visitor's.
 * @param tag BCP 47 tag
 */
export function aboutNumbers<Name>(numbers: readonly AboutNumber<Name>[], tag: string) {
  const count = new Intl.NumberFormat(tag, { notation: 'compact' });
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  return numbers.flatMap(({ name, value, is }) =>
    value === null
      ? []
      : [
          {
            name,
            /** What a `share` is in itself, and what an `atLeast` is at least. */
            value: is === 'share' ? share.format(value) : count.format(value),
            isAtLeast: is === 'atLeast',
          },
        ],
  );
}
