import { typedAt } from '../../reading/read-idea.ts';
import { contains, type Place } from '../../reading/span.ts';
import { type Asked, cuesIn, jsonHitsIn } from './field-cues.ts';

/** The parts of the request that are not in the schema yet. */
export class Remainder {
  private text: string;
  private readonly asked: Asked;
  private readonly rest: Place;

  constructor(asked: Asked, rest: Place) {
    this.asked = asked;
    this.rest = rest;
    this.text = asked.reading.visible.slice(rest.start, rest.end);
    const known = [
      ...cuesIn(asked, rest, ['boolean', 'integer', 'number', 'text', 'nullable', 'list', 'filler']),
      ...jsonHitsIn(asked, rest, ['optional', 'required', 'null-when-missing']),
    ];
    for (const place of known) this.drop(place);
  }

  drop({ start, end }: Place): void {
    if (!contains(this.rest, { start, end })) return;
    const from = start - this.rest.start;
    this.text = this.text.slice(0, from) + ' '.repeat(end - start) + this.text.slice(end - this.rest.start);
  }

  take(typed: string): void {
    const at = this.text.toLowerCase().indexOf(typed.toLowerCase());
    if (at >= 0) this.drop({ start: this.rest.start + at, end: this.rest.start + at + typed.length });
  }

  /** The remainder as typed, if contiguous. */
  chunk(): string | null {
    const { asked, rest, text } = this;
    const found = /^[\s(（:=,]*(\S(?:\S|\s(?!\s))*)[\s)）]*$/u.exec(text);
    if (found?.[1] === undefined) return null;
    const start = rest.start + text.indexOf(found[1]);
    let typed = typedAt(asked.reading, { start, end: start + found[1].length });
    const last = /\s(\S+)$/u.exec(typed.toLowerCase())?.[1] ?? '';
    if (asked.words.fieldWords.as.includes(`${last}$`)) typed = typed.slice(0, -last.length).trim();
    return /[()（）]/u.test(typed) ? null : typed;
  }

  isEmpty(): boolean {
    const { words } = this.asked;
    const left = this.text.split(/[^\p{L}\p{M}\p{N}¤]+/u).filter((word) => word !== '');
    return left.every(
      (word) =>
        words.json.article.includes(word) ||
        words.fieldWords.as.includes(`${word}$`) ||
        words.fieldWords.particle.includes(word) ||
        words.fieldWords.range.includes(`${word}$`),
    );
  }
}
