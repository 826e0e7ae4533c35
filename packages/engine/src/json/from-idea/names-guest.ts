import { typedBetween } from '../../text/fold-text.ts';
import { type Asked, cuesIn, jsonHitsIn } from './field-cues.ts';

/** "Name Cleomar", "au nom de Le Goff"; in scripts without capitals, names follow words for a person. */
const NAME_BEHIND =
  /^[\s:]{1,2}(?:\p{Lu}\p{L}|\p{Script=Arabic}{2})|^[\s:]?[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2}/u;
const REACH = 8;

/** True if an idea says for whom a function is called: its definition has no use for a name, a call has. */
export function namesGuest(asked: Asked): boolean {
  const { reading } = asked;
  const { body, folded } = reading;
  return cuesIn(asked, body, ['on-name']).some(({ end }) => {
    // "The name must be there": a field.
    const isField = jsonHitsIn(asked, { start: end, end: Math.min(body.end, end + REACH) }, ['required', 'optional']);
    return isField.length === 0 && NAME_BEHIND.test(typedBetween(folded, end, Math.min(body.end, end + REACH)));
  });
}
