const GROUPED = 1000;

/**
 * Writes numbers as `Intl.NumberFormat` does, and makes it only for those that need it: the first one takes a phone a
 * tenth of a second, in the middle of the page's start, and nearly all numbers of the pages are small and whole. All
 * languages of the site write those with the same digits.
 * @param tag BCP 47
 */
export function numberFormat(tag: string | undefined, options?: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    const isPlain =
      Number.isInteger(value) &&
      Object.is(value, Math.abs(value)) &&
      value < GROUPED &&
      !options?.minimumFractionDigits;
    if (isPlain) return String(value);
    format ??= new Intl.NumberFormat(tag, options);
    return format.format(value);
  };
}
