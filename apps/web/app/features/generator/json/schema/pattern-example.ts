/**
 * A text that matches a regular expression, for the common syntax; undefined for other syntax. `^[A-Z]{3}-\d+$` →
 * `AAA-0`.
 */
export function patternExample(pattern: string, minLength: number): string | undefined {
  for (const extra of [0, 1, minLength]) {
    const text = new PatternReader(pattern, extra).read();
    if (text === undefined) return undefined;
    if (text.length >= minLength) return text;
  }
  return undefined;
}

const CLASSES: Readonly<Record<string, string>> = { d: '1', w: 'a', s: ' ', D: 'a', W: '-', S: 'a' };
const CONTROLS: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f', v: '\v' };
/** Tried in this order for a negated class. */
const LETTERS = 'a1A-_ .é';
const MAX_REPEATS = 200;

class PatternReader {
  private at = 0;
  private isUnknown = false;
  private readonly pattern: string;
  private readonly extra: number;

  /** @param extra how many extra times an unbounded part is repeated */
  constructor(pattern: string, extra: number) {
    this.pattern = pattern;
    this.extra = extra;
  }

  read(): string | undefined {
    const text = this.alternatives();
    return this.isUnknown || this.at < this.pattern.length ? undefined : text;
  }

  /** The first alternative; the others are skipped. */
  private alternatives(): string {
    const first = this.sequence();
    while (this.take('|')) this.sequence();
    return first;
  }

  private sequence(): string {
    let text = '';
    while (this.at < this.pattern.length && !/[|)]/.test(this.peek())) text += this.repeated();
    return text;
  }

  private repeated(): string {
    const atom = this.atom();
    const [min, isEndless] = this.quantifier();
    const times = Math.min(MAX_REPEATS, min + (isEndless ? this.extra : 0));
    return atom.repeat(times);
  }

  private quantifier(): [min: number, isEndless: boolean] {
    const [whole, mark, min = '', comma, max] =
      /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(this.pattern.slice(this.at)) ?? [];
    if (whole === undefined) return [1, false];
    this.at += whole.length;
    if (mark !== undefined) return [mark === '+' ? 1 : 0, mark !== '?'];
    return [Number(min), comma === ',' && max === ''];
  }

  private atom(): string {
    const letter = this.next();
    if (letter === '^' || letter === '$') return '';
    if (letter === '.') return 'a';
    if (letter === '[') return this.oneOfClass();
    if (letter === '\\') return this.escaped();
    if (letter !== '(') return letter;
    if (this.take('?') && !this.take(':') && !this.skipName()) this.isUnknown = true;
    const inner = this.alternatives();
    if (!this.take(')')) this.isUnknown = true;
    return inner;
  }

  /** The name of a group; lookarounds such as `?=` and `?!` are not supported. */
  private skipName(): boolean {
    const [name] = /^<[a-zA-Z_]\w*>/.exec(this.pattern.slice(this.at)) ?? [];
    this.at += name?.length ?? 0;
    return name !== undefined;
  }

  private escaped(): string {
    const letter = this.next();
    if (/[bBkpPucx0-9]/.test(letter)) this.isUnknown = true;
    return CLASSES[letter] ?? CONTROLS[letter] ?? letter;
  }

  private oneOfClass(): string {
    const [whole = ''] = /^(?:\\.|[^\]\\])*\]/.exec(this.pattern.slice(this.at)) ?? [];
    this.at += whole.length;
    if (whole === '') this.isUnknown = true;
    const inside = whole.slice(0, -1);
    // Asks the browser's regex engine for each character, instead of parsing the class.
    const asked = new RegExp(`^[${inside}]$`, 'u');
    const own = [...inside.replace(/^\^/, '')];
    const found = [...(inside.startsWith('^') ? LETTERS : ''), ...own, ...LETTERS].find((letter) => asked.test(letter));
    if (found === undefined) this.isUnknown = true;
    return found ?? '';
  }

  private peek(): string {
    return this.pattern[this.at] ?? '';
  }

  private next(): string {
    const letter = String.fromCodePoint(this.pattern.codePointAt(this.at) ?? 0);
    this.at += letter.length;
    return letter;
  }

  private take(letter: string): boolean {
    if (this.peek() !== letter) return false;
    this.at += 1;
    return true;
  }
}
