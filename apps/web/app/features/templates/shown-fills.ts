import { type Fills, ownText } from './fill-template.ts';
import type { TemplateField } from './template.ts';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The values in the prompt, by the names of the brackets; dates are written out in the language.
 * @param fills what was typed, by the keys of the fields
 * @param tag BCP 47 tag of the template's language
 */
export function shownFills(fields: readonly TemplateField[], fills: Fills, tag: string): Fills {
  return Object.fromEntries(
    fields.map(({ key, name, type }) => {
      const typed = ownText(fills, key);
      return [name, type === 'date' && ISO_DATE.test(typed) ? inWords(typed, tag) : typed];
    }),
  );
}

function inWords(date: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
