/** A text as a label: it begins with a capital where the script has them. @param tag BCP 47 tag of its language */
export function capitalized(text: string, tag: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(tag) + text.slice(first.length);
}
