import { numberFormat } from './number-format.ts';

/**
 * Puts numbers into a text as i18next does, for texts that are read without it: those for search engines.
 * @param text with slots like `{{limit, number}}`
 * @param tag BCP 47
 */
export function fillNumbers(text: string, numbers: Readonly<Record<string, number>>, tag: string): string {
  const format = numberFormat(tag);
  return text.replace(/\{\{(\w+), number\}\}/g, (slot, name: string) =>
    numbers[name] === undefined ? slot : format(numbers[name]),
  );
}
