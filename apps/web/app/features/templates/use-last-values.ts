import { useState } from 'react';
import { type Fills, ownText } from './fill-template.ts';
import { keepLastValues, readLastValues } from './last-values.ts';
import type { TemplateField } from './template.ts';

/** What was used last, in whichever template. Long texts are not remembered: they belong to one case. */
export function useLastValues(fields: readonly TemplateField[], fills: Fills) {
  const [last] = useState(readLastValues);
  const offered = fields
    .filter(({ key }) => ownText(fills, key).trim() === '' && ownText(last, key) !== '')
    .map(({ key }) => [key, ownText(last, key)] as const);

  function remember(): void {
    const short = fields.filter(({ type }) => type !== 'long');
    keepLastValues(Object.fromEntries(short.map(({ key }) => [key, ownText(fills, key)])));
  }

  return { offered: Object.fromEntries(offered), offers: offered.length, remember };
}
