import { useEffect, useState } from 'react';

/** Milliseconds. Source: the product's specification, section 9. */
const CHARACTER_MS = 100;
const HOLD_MS = 2000;
const PAUSE_MS = 1000;
/** From the start of one name to the start of the next, at least. */
const INTERVAL_MS = 4000;

/**
 * Types one name after the other: a character every 100 ms, two seconds whole, one second empty, and never sooner than
 * four seconds after the last began.
 * @returns what is typed so far; the first name, whole, while it does not move
 */
export function useTyping(names: readonly string[], isMoving: boolean): string {
  const [place, setPlace] = useState({ name: 0, characters: Number.POSITIVE_INFINITY });
  const name = names[place.name % names.length] ?? '';
  const characters = [...name];

  useEffect(() => {
    if (!isMoving) return;
    const { next, after } = nextPlace(place, characters.length);
    const timer = setTimeout(() => setPlace(next), after);
    return () => clearTimeout(timer);
  }, [isMoving, place, characters.length]);

  return isMoving ? characters.slice(0, place.characters).join('') : (names[0] ?? '');
}

type Place = { name: number; characters: number };

/** @param length characters of the name */
function nextPlace({ name, characters }: Place, length: number): { next: Place; after: number } {
  if (characters === 0) return { next: { name, characters: 1 }, after: PAUSE_MS };
  if (characters < length) return { next: { name, characters: characters + 1 }, after: CHARACTER_MS };
  const typing = length * CHARACTER_MS + PAUSE_MS;
  return { next: { name: name + 1, characters: 0 }, after: Math.max(HOLD_MS, INTERVAL_MS - typing) };
}
