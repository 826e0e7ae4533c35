import type { JsonWords } from '../../words/json-words.ts';
import type { JsonObject, JsonValue } from '../json-value.ts';

export type ExtractionField = {
  name: string;
  type: string;
  description: string;
  format?: string | undefined;
  /** A source without it is wrong; otherwise null marks a missing value. */
  isRequired: boolean;
  /** An amount of money, which has a currency next to it. */
  isSum: boolean;
  allowed: readonly JsonValue[];
  schema: JsonObject;
};

const PERCENTAGE = /(?:^|_)(?:vat|tax|interest|discount)_rate$|_(?:percent|pct)$/;
const CURRENCY = /(?:^|_)currency$/;
const UNIT = /_(?:kg|g|mg|mcg|ml|l|m|cm|mm|km|ms|kwh)$/;

/** The usual rules, without the null rule if the request has its own. */
export function rulesFor(
  fields: readonly ExtractionField[],
  stated: readonly string[],
  { extraction }: JsonWords,
  colon: string,
  isGivenSchema: boolean,
): string[] {
  const isNullSaid = stated.some((rule) => /\bnull\b/i.test(rule));
  const usual = extraction.rules
    .flatMap((rule) => (rule.includes('null') ? whereMissing(rule, fields, extraction.missing) : [rule]))
    .filter((rule) => !isNullSaid || !rule.includes('null'));
  const of = (names: readonly ExtractionField[], rule: string) =>
    names.length === 0 ? [] : [`${names.map(({ name }) => name).join(', ')}${colon}${rule}`];
  const isFormatSaid = stated.some((rule) => /\biso\b/i.test(rule));
  return [
    ...usual,
    ...of(isFormatSaid ? [] : fields.filter(({ format }) => format === 'date'), extraction.date),
    ...of(
      fields.filter(({ isSum }) => isSum),
      extraction.amount,
    ),
    ...of(
      fields.filter(({ name }) => PERCENTAGE.test(name)),
      extraction.rate,
    ),
    ...of(
      fields.filter(({ name }) => CURRENCY.test(name)),
      extraction.currency,
    ),
    ...of(
      fields.filter(({ allowed }) => allowed.length > 0),
      extraction.choice,
    ),
    ...of(
      isGivenSchema ? fields.filter(({ name, type }) => UNIT.test(name) && /^(?:number|integer)$/.test(type)) : [],
      extraction.unit,
    ),
  ];
}

/** A required value without null has no place in the object when it is missing. */
function isStrict({ isRequired, schema }: ExtractionField): boolean {
  return isRequired && !(Array.isArray(schema.type) && schema.type.includes('null'));
}

function whereMissing(rule: string, fields: readonly ExtractionField[], missing: string): string[] {
  return [...(fields.every(isStrict) ? [] : [rule]), ...(fields.some(isStrict) ? [missing] : [])];
}

export function limitsFor(fields: readonly ExtractionField[], { types, extraction }: JsonWords): string[] {
  const [only = '', ...others] = types.data_extraction.constraints;
  return [fields.some(isStrict) ? extraction.objectOrError : only, ...others];
}

/** "Wish (refund, exchange or repair)", if the choices are also there as a list. */
export function withoutChoices(description: string, allowed: readonly string[]): string {
  const bracket = /\s*[(（][^()（）]*[)）]\s*$/u.exec(description);
  if (bracket === null || bracket.index === 0 || allowed.length === 0) return description;
  return allowed.every((choice) => bracket[0].includes(choice)) ? description.slice(0, bracket.index) : description;
}
