import { findGroups } from '../json-cues.ts';
import { type FieldType, typeOfField } from '../known-fields.ts';
import type { JsonReading } from '../read-request.ts';

/** "Yes or no" after a field, in the languages of the site. */
const EITHER =
  /(?<![\p{L}\p{N}])(?:true|yes|ja|s[ií]|oui|sì|sim|да|evet|vero|verdadero|verdadeiro|wahr)\s?(?:\/|or|oder|o|ou|или|veya|\|)\s?(?:false|no|nein|non|não|нет|hayır|falso|falsch)(?![\p{L}\p{N}])|はい\/いいえ|有無|是\/否|是否|예\/아니오|نعم\/لا/giu;
const BOOLEAN = /\bbool(?:ean)?\b/i;
const IS_STATE = /^(?:is|has|was|can|should)_/;
/** Keeps words together that would otherwise split a list. */
const BOND = '\ue000';
/** Names whose values are listed in brackets. */
export const KINDS = /(?:^|_)(?:type|status|state|category|kind|level|priority|sentiment|severity)$/;

export function bindPhrases(typed: string): string {
  return typed.replace(EITHER, (phrase) => phrase.replace(/\s/g, BOND));
}

export function unbind(piece: string): string {
  return piece.replaceAll(BOND, ' ');
}

/** The name without the words that make it a yes/no field; null without any. */
export function nameOfBoolean(description: string): string | null {
  EITHER.lastIndex = 0;
  if (!EITHER.test(description) && !BOOLEAN.test(description)) return null;
  const name = description
    .replace(EITHER, '')
    .replace(/[(（:]?\s*\bbool(?:ean)?\b\s*[)）]?/i, '')
    .replace(/[\s:：(（]*[)）]?\s*$/u, '')
    .trim();
  return name === '' ? null : name;
}

/** By its key, or by its first or last word: "delivery date", "fecha de entrega". */
export function formOf(name: string, head: string, known: string | null, asked: JsonReading): FieldType {
  if (IS_STATE.test(name)) return { type: 'boolean' };
  const own = typeOfField(name, known);
  if (own.type !== 'string' || own.format !== undefined || known !== null) return own;
  const spoken = head.replaceAll('_', ' ').trim();
  const forms = findGroups(asked.json.words, spoken)
    .filter(({ group, start, end }) => group.startsWith('field:') && (start === 0 || end === spoken.length))
    .map(({ group }) => typeOfField(name, group.slice('field:'.length)));
  return forms.find(({ type, format }) => type === 'number' || format === 'date') ?? own;
}
