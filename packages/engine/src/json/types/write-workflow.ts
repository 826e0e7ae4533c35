import { jsonLexiconOf } from '../json-cues.ts';
import { bracketed, type JsonDraft, joinLines, labelled, pickWording } from '../json-draft.ts';
import { filled, type JsonObject } from '../json-value.ts';
import type { StepKind } from '../prompt-types.ts';
import type { JsonReading } from '../read-request.ts';
import { titleOf } from '../title-of.ts';
import { matchOf } from './clause-role.ts';
import { type FoundSteps, findSteps } from './find-steps.ts';

type Step = { action: string; kind: StepKind };

const MIN_STEPS = 3;
/** With so many limits of their own, people need fewer of ours. */
const MANY_LIMITS = 2;
/** What cannot be taken back waits for a person, whether that was asked for or not. */
const IRREVERSIBLE = ['delete', 'pay'] as const;
const PRODUCTS: Readonly<Record<StepKind, string>> = {
  read: 'items',
  select: 'selection',
  arrange: 'arranged_items',
  summarize: 'summary',
  write: 'draft',
  convert: 'converted_items',
  check: 'findings',
  send: 'delivery_log',
  store: 'stored_items',
  delete: 'deletion_log',
  pay: 'payment_log',
  other: 'result',
};
const FILE = /\b(csv|xlsx?|pdf|json|xml|txt|docx?|md)\b/i;
/** A path, or a file by its name. */
const PLACE =
  /(?<![\w:/.])\/[\w-][\w.-]*(?:\/[\w.-]+)*[\w-]|(?<![\w./])[\w-]{1,60}\.(?:csv|xlsx?|pdf|json|xml|txt|docx?|md)(?![\w])/i;
const MIN_NAMING_CHARS = 10;
const LINK = /https?:\/\/[^\s<>]*[^\s<>.,;:!?)]/;

/** Steps in the words that were typed, with what each takes and leaves. */
export function writeWorkflow(asked: JsonReading): JsonDraft {
  const { idea, json, pack, variant, reading } = asked;
  const { words } = json;
  const own = words.types.workflow;
  const found = findSteps(asked);
  const { trigger, steps: typedSteps, rules, limits } = found;
  const steps = withFrame(typedSteps, words.workflow);
  const input = inputOf(asked, found);
  const { approval, stopWhen, noApproval } = words.workflow;
  const kinds = new Set(typedSteps.map(({ kind }) => kind));
  const isFinal = IRREVERSIBLE.filter((kind) => kinds.has(kind));
  const approvals = found.approvals.length > 0 ? found.approvals : isFinal.map((kind) => approval[kind]);
  const onError = found.onError.length > 0 ? found.onError : words.workflow.onError;
  const usual = limits.length < MANY_LIMITS ? own.constraints : own.constraints.slice(0, 1);
  return {
    type: 'workflow',
    title: titleOf(found.goal ?? namingStep(typedSteps) ?? idea) ?? own.title,
    prompt: joinLines([
      pickWording(own.opening, variant),
      labelled(words.labels.idea, idea, pack.typography),
      labelled(words.labels.approval, approvals.join(pack.typography.comma), pack.typography),
      `${words.labels.onError}${pack.typography.colonBeforeList}`,
      ...onError.map((rule) => `- ${rule.when}${pack.typography.colon}${rule.do}`),
    ]),
    blocks: {
      workflow: filled({
        goal: found.goal ?? firstSentence(idea),
        trigger: trigger ?? undefined,
        inputs: [input],
        steps: describeSteps(steps, String(input.name), words.steps),
        decision_rules: rules,
        on_error: onError.map((rule) => ({ when: rule.when, do: rule.do })),
        stop_when: found.stops.length > 0 ? found.stops.join(pack.typography.semicolon) : stopWhen,
        human_approval: approvals,
      }),
    },
    constraints: [...limits, ...usual],
    output: filled({ format: 'markdown', length: reading.slots.length ?? undefined }),
    assumptions: kinds.has('send') && approvals.length === 0 && !speaksOfAgreement(asked) ? [noApproval] : [],
  };
}

/** Who is to agree may be said in a way that no rule reads; then nothing is assumed about it. */
function speaksOfAgreement({ visible, json }: JsonReading): boolean {
  return matchOf(jsonLexiconOf(json.words).patterns.agreement, visible) !== null;
}

function firstSentence(idea: string): string {
  return /^[\s\S]*?(?:[^\d\s][.!?](?=\s+[\p{Lu}\p{Lo}])|[。！？\n])/u.exec(idea)?.[0].trim() ?? idea;
}

function withFrame(steps: readonly Step[], { first, last }: { first: string; last: string }): Step[] {
  const opened: Step[] = steps.length < MIN_STEPS ? [{ action: first, kind: 'check' }, ...steps] : [...steps];
  return opened.length < MIN_STEPS ? [...opened, { action: last, kind: 'other' }] : opened;
}

/** "OCR it" names no job; a step with a thing in it does. */
function namingStep(steps: readonly Step[]): string | undefined {
  return (steps.find(({ action }) => action.length >= MIN_NAMING_CHARS) ?? steps[0])?.action;
}

/** A link, or the file or folder that sets the job off or is read first. */
function inputOf({ idea, json }: JsonReading, { trigger, steps }: FoundSteps): JsonObject {
  const link = LINK.exec(idea)?.[0];
  if (link !== undefined) return { name: 'link', type: 'url', required: true, example: link };
  const first = (steps.find(({ kind }) => kind === 'read') ?? steps[0])?.action ?? '';
  const place = [trigger ?? '', first].flatMap((text) => PLACE.exec(text)?.[0] ?? [])[0];
  // What is exported in the end is no input.
  const file = FILE.exec(place ?? `${trigger ?? ''} ${first}`)?.[1]?.toLowerCase();
  const example = place ?? bracketed(json.words.placeholders.inputPlace.name);
  if (place !== undefined && file === undefined) return { name: 'folder', type: 'folder', required: true, example };
  return file === undefined
    ? { name: 'source', type: 'text', required: true, example }
    : { name: `${file}_file`, type: file, required: true, example };
}

function describeSteps(
  steps: readonly Step[],
  input: string,
  words: Readonly<Record<StepKind, { doneWhen: string }>>,
): JsonObject[] {
  const seen = new Map<string, number>();
  let previous = input;
  return steps.map(({ action, kind }, index) => {
    const product = PRODUCTS[kind];
    const count = (seen.get(product) ?? 0) + 1;
    seen.set(product, count);
    const produces = count === 1 ? product : `${product}_${count}`;
    const uses = [previous];
    previous = produces;
    return { id: `s${index + 1}`, action, uses, produces, done_when: words[kind].doneWhen };
  });
}
