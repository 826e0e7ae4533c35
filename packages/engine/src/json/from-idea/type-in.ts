import type { Place } from '../../reading/span.ts';
import type { JsonCue } from '../../words/json-reading-words.ts';
import { englishKeyOf } from './english-key-of.ts';
import { type Asked, cuesIn, jsonHitsIn } from './field-cues.ts';
import type { IdeaField } from './idea-field.ts';

type Known = Pick<IdeaField, 'type' | 'format'> & { isCount: boolean };

const PLAIN: Known = { type: 'string', format: null, isCount: false };
const TYPES: readonly (readonly [JsonCue, Partial<Known>])[] = [
  ['list-of', { type: 'array' }],
  ['yes-no', { type: 'boolean' }],
  ['email', { format: 'email' }],
  ['link', { format: 'uri' }],
  ['phone', {}],
  ['date', { format: 'date' }],
  ['time', { format: 'time' }],
  ['whole-number', { type: 'integer', isCount: true }],
  ['amount', { type: 'number' }],
];

/** The type of a field: its explicit description, otherwise what its name implies, the first word before the others. */
export function typeIn(asked: Asked, head: Place, rest: Place | null): Known {
  const named = namedIn(asked, head);
  if (rest !== null) {
    if (cuesIn(asked, rest, ['boolean']).length > 0) return { ...PLAIN, type: 'boolean' };
    if (cuesIn(asked, rest, ['list']).length > 0) return { ...PLAIN, type: 'array' };
    if (cuesIn(asked, rest, ['integer']).length > 0)
      return {
        ...PLAIN,
        type: named.type === 'array' ? 'array' : 'integer',
        isCount: named.isCount,
      };
    if (named.type === 'array') return named;
    if (cuesIn(asked, rest, ['text']).length > 0) return PLAIN;
    if (cuesIn(asked, rest, ['number']).length > 0) return named.isCount ? named : { ...PLAIN, type: 'number' };
  }
  if (isList(asked, head)) return { ...PLAIN, type: 'array' };
  if (named !== PLAIN) return named;
  if (rest === null) return PLAIN;
  const said = namedIn(asked, rest);
  const isMeasured = cuesIn(asked, rest, ['unit']).some((unit) => isUnitAt(asked, unit, rest));
  return said.type === 'string' && said.format === null && isMeasured ? { ...PLAIN, type: 'number' } : said;
}

/** "In kg", "(kg)", "5 kg", but not the L in "S/M/L". */
function isUnitAt(asked: Asked, unit: Place, rest: Place): boolean {
  const { visible } = asked.reading;
  const before = visible.slice(rest.start, unit.start);
  const isFirst = /^[\s(（]*$/u.test(before) && !visible.slice(unit.end, rest.end).includes('/');
  return isFirst || cuesIn(asked, rest, ['as']).some(({ end }) => end <= unit.start && unit.start - end <= 1);
}

/** The word for a list is at the start or the end of a name. */
function isList(asked: Asked, head: Place): boolean {
  return cuesIn(asked, head, ['list']).some(({ start, end }) => start === head.start || end === head.end);
}

/** What a usual name implies, in any language. */
const BY_NAME: Readonly<Record<string, Partial<Known>>> = {
  date: { format: 'date' },
  birth_date: { format: 'date' },
  start_date: { format: 'date' },
  end_date: { format: 'date' },
  due_date: { format: 'date' },
  delivery_date: { format: 'date' },
  time: { format: 'time' },
  email: { format: 'email' },
  age: { type: 'integer', isCount: true },
  quantity: { type: 'integer', isCount: true },
  people: { type: 'integer', isCount: true },
  nights: { type: 'integer', isCount: true },
  adults: { type: 'integer', isCount: true },
  children: { type: 'integer', isCount: true },
  portions: { type: 'integer', isCount: true },
  order_date: { format: 'date' },
  invoice_date: { format: 'date' },
  pickup_date: { format: 'date' },
  arrival_date: { format: 'date' },
  departure_date: { format: 'date' },
  start_time: { format: 'time' },
  end_time: { format: 'time' },
  pickup_time: { format: 'time' },
  minutes: { type: 'number' },
  hours: { type: 'number' },
  mileage: { type: 'number' },
  net: { type: 'number' },
  gross: { type: 'number' },
  amount: { type: 'number' },
  price: { type: 'number' },
  total: { type: 'number' },
  deposit: { type: 'number' },
  weight: { type: 'number' },
  tax: { type: 'number' },
  discount: { type: 'number' },
  salary: { type: 'number' },
};

/** Numbers and codes are told apart by their characters: a leading zero is kept. */
const SPELLED =
  /^(?:phone|zip_code|isbn|license_plate|house_number|(?:order|booking|invoice|room|member|serial)_number)$/;
/** "Número de socio" is not a count; "número de personas" is. */
const NUMBERED = /^(?:numero|nº|nr|no)\.?\s(?:de\s|do\s|da\s|del\s|d')?\p{L}*[^\Wsi]$/u;

const COUNTED: ReadonlySet<string> = new Set(['people', 'quantity', 'nights', 'adults', 'children', 'portions', 'age']);

function namedIn(asked: Asked, place: Place): Known {
  const name = asked.reading.visible.slice(place.start, place.end);
  const usual = englishKeyOf(name, asked.words);
  if ((usual !== null && SPELLED.test(usual)) || (NUMBERED.test(name) && !COUNTED.has(usual ?? ''))) return PLAIN;
  const found = TYPES.flatMap(([cue, known]) => jsonHitsIn(asked, place, [cue]).map(({ start }) => ({ start, known })));
  const [first] = found.toSorted((a, b) => a.start - b.start);
  if (first !== undefined) return { ...PLAIN, ...first.known };
  const known = usual === null ? undefined : BY_NAME[usual];
  return known === undefined ? PLAIN : { ...PLAIN, ...known };
}
