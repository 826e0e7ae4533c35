import { allMatches } from '../../text/all-matches.ts';
import { composeDraft } from '../../text/compose-draft.ts';
import { detectLanguage } from '../../text/detect-language.ts';
import { writeFromReading } from '../../text/write-text-prompt.ts';
import { type JsonDraft, pickWording } from '../json-draft.ts';
import { filled } from '../json-value.ts';
import type { JsonReading } from '../read-request.ts';
import { titleOf } from '../title-of.ts';

/** The text engine's prompt, with its parts as keys. The idea's audience, tone and length appear as typed. */
export function writeTextTask({ idea, reading, pack, json, variant, language }: JsonReading): JsonDraft {
  const { words } = json;
  const ideaLanguage = idea === '' ? language : detectLanguage(idea, 'en');
  const form = { pack, language, target: 'general', variant, ideaLanguage, isSpelled: false } as const;
  const { prompt, intent, slots } = writeFromReading(reading, form);
  const draft = composeDraft(reading, { ...form, intent });
  const audience = wholePhrase(slots.audience ?? undefined, idea);
  const { material } = draft;
  const stated = [...draft.checks, ...draft.closing];
  const isBlock = material !== null && (material.kind === 'brief' || reading.shape === 'prompt');
  return {
    type: 'text_task',
    title: titleOf(idea) ?? words.types.text_task.title,
    prompt,
    blocks: {
      task: filled({
        goal: draft.task === '' ? pickWording(words.types.text_task.opening, variant) : draft.task,
        inputs: material === null || isBlock ? [] : [{ kind: material.kind, content: material.text }],
        audience,
        tone: slots.tone ?? undefined,
        requirements: draft.requirements.filter((line) => prompt.includes(line.replace(/[.。]$/, ''))),
        facts: withoutPhrase([...new Set([...slots.facts, ...measuresIn(idea)])], audience, idea),
      }),
    },
    constraints: stated.length > 0 ? stated : words.types.text_task.constraints,
    output: filled({
      format: (slots.format === null ? undefined : pack.slots.formats[slots.format]?.say) ?? pack.lines.plainFormat,
      length: slots.length ?? undefined,
      count: slots.count ?? undefined,
      language: slots.resultLanguage ?? language,
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

/** "Students" in "students in their first flat": the phrase continues to the next mark. */
function wholePhrase(stated: string | undefined, idea: string): string | undefined {
  const start = stated === undefined ? -1 : idea.indexOf(stated);
  if (stated === undefined || start < 0) return stated;
  const rest =
    /^ (?:in|im|mit|aus|who|with|from|at|dans|avec|qui|en|con|que|de|che|em|com|na|no|su)(?= )[^,.;:\n!?()]{1,60}(?=,)/u.exec(
      idea.slice(start + stated.length),
    )?.[0];
  return stated + (rest ?? '');
}

/** A fact that ends within the audience is a piece of it, and is already there whole. */
function withoutPhrase(facts: readonly string[], phrase: string | undefined, idea: string): string[] {
  const start = phrase === undefined ? -1 : idea.indexOf(phrase);
  const end = start + (phrase?.length ?? 0);
  return facts.filter((fact) => {
    const last = idea.indexOf(fact) + fact.length;
    return start < 0 || last <= start || last >= end;
  });
}
