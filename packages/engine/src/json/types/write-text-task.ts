import { allMatches } from '../../text/all-matches.ts';
import { composeDraft } from '../../text/compose-draft.ts';
import { detectLanguage } from '../../text/detect-language.ts';
import { writeFromReading } from '../../text/write-text-prompt.ts';
import { type JsonDraft, pickWording } from '../json-draft.ts';
import { filled } from '../json-value.ts';
import type { JsonReading } from '../read-request.ts';
import { titleOf } from '../title-of.ts';

/** The text engine's prompt, with its parts as keys. */
export function writeTextTask({ idea, reading, pack, json, variant, isForeign, language }: JsonReading): JsonDraft {
  const { words } = json;
  const form = { pack, target: 'general', variant, isForeign: detectLanguage(idea, 'en') !== language } as const;
  const { prompt, intent, slots } = writeFromReading(reading, form);
  const draft = composeDraft(reading, { intent, pack, variant, isForeign });
  const audience = wholePhrase(statedIn(draft, 'audience'), idea);
  const isShort = isShortCap(statedIn(draft, 'length'));
  const format = isShort ? withoutTable(draft.format) : draft.format;
  // Jobs whose form has a table are lists of parts; those of a letter build on each other.
  const kept = format !== draft.format ? draft.requirements.slice(0, MAX_SHORT_PARTS) : draft.requirements;
  const statedOf = (wanted: string) => statedIn(draft, wanted);
  const { material } = draft;
  const isBlock = material !== null && (material.kind === 'brief' || reading.shape === 'prompt');
  return {
    type: 'text_task',
    title: titleOf(idea) ?? words.types.text_task.title,
    prompt: prompt
      .split('\n')
      .filter(
        (line) => !draft.requirements.slice(kept.length).some((part) => line.includes(part.replace(/[.。]$/, ''))),
      )
      .map((line) => line.replace(draft.format || line, () => format || line))
      .map((line) => wholeLine(line, statedIn(draft, 'audience'), audience, pack.typography.colon))
      .join('\n'),
    blocks: {
      task: filled({
        role: draft.role ?? '',
        goal: draft.task === '' ? pickWording(words.types.text_task.opening, variant) : draft.task,
        inputs: material === null || isBlock ? [] : [{ kind: material.kind, content: material.text }],
        audience,
        tone: statedOf('tone'),
        requirements: kept.filter((line) => prompt.includes(line.replace(/[.。]$/, ''))),
        facts: withoutPhrase([...new Set([...slots.facts, ...measuresIn(idea)])], audience, idea),
      }),
    },
    constraints: draft.checks.length > 0 ? [...draft.checks, ...draft.closing] : words.types.text_task.constraints,
    output: filled({
      format: format === '' ? pack.lines.plainFormat : format,
      length: statedOf('length') ?? statedOf('duration'),
      count: statedOf('count'),
      language: statedOf('resultLanguage') ?? language,
    }),
    assumptions: [],
  };
}

/** Numbers with their unit: "1.7 l", "2200 W", "59,90 €". */
const MEASURE =
  /(?<![\p{L}\d.,:/-])\d+(?:[.,]\d+)*\s?(?:%|€|[£$¥₽₺]|°C|(?:k?[gWVm]|m[lmA]|cm|km|l|dl|kWh|GB|TB|MB|Hz|GHz|Lit(?:er|re|ros?|ri?)|Gramm|grams?|Watt|Volt|Meter|metres?|metros?|metri)(?![\p{L}\d]))/gu;

function measuresIn(idea: string): string[] {
  return allMatches(idea, MEASURE).map(([measure]) => measure);
}

/** "Students" of "students in their first flat": the phrase goes on to the next mark. */
function wholePhrase(stated: string | undefined, idea: string): string | undefined {
  const start = stated === undefined ? -1 : idea.indexOf(stated);
  if (stated === undefined || start < 0) return stated;
  const rest =
    /^ (?:in|im|mit|aus|who|with|from|at|dans|avec|qui|en|con|que|de|che|em|com|na|no|su)(?= )[^,.;:\n!?()]{1,60}(?=,)/u.exec(
      idea.slice(start + stated.length),
    )?.[0];
  return stated + (rest ?? '');
}

/** A fact that ends within the audience is a piece of it, and stands there whole. */
function withoutPhrase(facts: readonly string[], phrase: string | undefined, idea: string): string[] {
  const start = phrase === undefined ? -1 : idea.indexOf(phrase);
  const end = start + (phrase?.length ?? 0);
  return facts.filter((fact) => {
    const last = idea.indexOf(fact) + fact.length;
    return start < 0 || last <= start || last >= end;
  });
}

/** A cap of so many words leaves no room for more than these of the usual parts. */
const SHORT_WORDS = 120;
const MAX_SHORT_PARTS = 3;
const WORD_CAP =
  /(\d{1,4})\s?(?:words?|w(?:ö|oe)rter[n]?|mots?|palabras?|parole|palavras?|слов\p{L}?|kelime|語|文字|个?字|단어|자|كلمة)/iu;
const TABLE = /tabell|table|tabla|tabela|tablo|таблиц|表|표|جدول/iu;

function isShortCap(length: string | undefined): boolean {
  const words = Number(WORD_CAP.exec(length ?? '')?.[1] ?? Number.POSITIVE_INFINITY);
  return words <= SHORT_WORDS;
}

/** The other parts of a format that is a list; a format that is a table alone stays one. */
function withoutTable(format: string): string {
  const mark = /[,،、，]\s?/u.exec(format)?.[0] ?? '';
  const parts = mark === '' ? [format] : format.replace(/[.。]$/, '').split(mark);
  const others = parts.filter((part, index) => index === 0 || !TABLE.test(part));
  if (others.length === parts.length) return format;
  return others.join(mark) + (/[.。]$/.exec(format)?.[0] ?? '');
}

function statedIn({ facts }: ReturnType<typeof composeDraft>, wanted: string): string | undefined {
  return facts.find(({ label }) => label === wanted)?.value;
}

function wholeLine(line: string, stated: string | undefined, whole: string | undefined, colon: string): string {
  if (stated === undefined || whole === undefined || stated === whole) return line;
  return line.endsWith(`${colon}${stated}`) ? `${line.slice(0, -stated.length)}${whole}` : line;
}
