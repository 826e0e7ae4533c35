import { numberFormat } from './number-format.ts';

export type SlotValues = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** `{{name}}`, `{{count, number}}` or `{{fields, list(style: short; type: unit)}}`. */
const SLOT = /\{\{(\w+)(?:, (number|list)(?:\(([^)]*)\))?)?\}\}/g;

/**
 * Puts values into the slots of a text. A slot without a value stays empty.
 * `fillSlots('{{used, number}} of {{limit, number}}', { used: 3, limit: 1200 }, 'en')` → '3 of 1,200'
 * @param tag BCP 47
 */
export function fillSlots(text: string, values: SlotValues, tag: string): string {
  return text.replace(SLOT, (_slot, name: string, format: string | undefined, options: string | undefined) => {
    const value = values[name];
    if (format === 'number') return formatNumber(Number(value), tag, options);
    if (Array.isArray(value)) return new Intl.ListFormat(tag, readOptions(options)).format(value);
    return value === undefined ? '' : String(value);
  });
}

const formats = new Map<string, (value: number) => string>();

function formatNumber(value: number, tag: string, options: string | undefined): string {
  const key = `${tag} ${options}`;
  const format = formats.get(key) ?? numberFormat(tag, readOptions(options));
  formats.set(key, format);
  return format(value);
}

/** 'style: short; type: unit' → { style: 'short', type: 'unit' } */
function readOptions(text = ''): Record<string, never> {
  const pairs = text.split(';').map((pair) => pair.split(':').map((part) => part.trim()));
  return Object.fromEntries(pairs.map(([name, value]) => [name, Number.isNaN(Number(value)) ? value : Number(value)]));
}
