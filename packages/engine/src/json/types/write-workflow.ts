import { bracketed, type JsonDraft, joinLines, labelled, pickWording } from '../json-draft.ts';
import { filled, type JsonObject } from '../json-value.ts';
import type { StepKind } from '../prompt-types.ts';
import type { JsonReading } from '../read-request.ts';
import { titleOf } from '../title-of.ts';
import { findSteps } from './find-steps.ts';

type Step = { action: string; kind: StepKind };

const MIN_STEPS = 3;
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
const LINK = /https?:\/\/[^\s<>]*[^\s<>.,;:!?)]/;

/** Steps in the words that were typed, with what each takes and leaves. */
export function writeWorkflow(asked: JsonReading): JsonDraft {
  const { idea, json, pack, variant, reading } = asked;
  const { words } = json;
  const own = words.types.workflow;
  const { trigger, steps: typedSteps, rules, prohibitions } = findSteps(asked);
  const steps = withFrame(typedSteps, words.workflow);
  const input = inputOf(asked);
  const { approval, onError, stopWhen } = words.workflow;
  const kinds = new Set(typedSteps.map(({ kind }) => kind));
  const approvals = (['send', 'delete', 'pay'] as const)
    .filter((kind) => kinds.has(kind))
    .map((kind) => approval[kind]);
  return {
    type: 'workflow',
    title: titleOf(idea) ?? own.title,
    prompt: joinLines([
      pickWording(own.opening, variant),
      labelled(words.labels.idea, idea, pack.typography),
      labelled(words.labels.approval, approvals.join(pack.typography.comma), pack.typography),
      `${words.labels.onError}${pack.typography.colonBeforeList}`,
      ...onError.map((rule) => `- ${rule.when}${pack.typography.colon}${rule.do}`),
    ]),
    blocks: {
      workflow: filled({
        goal: idea,
        trigger: trigger ?? undefined,
        inputs: [input],
        steps: describeSteps(steps, String(input.name), words.steps),
        decision_rules: rules,
        on_error: onError.map((rule) => ({ when: rule.when, do: rule.do })),
        stop_when: stopWhen,
        human_approval: approvals,
      }),
    },
    constraints: [...prohibitions, ...own.constraints],
    output: filled({ format: words.formats.markdown, length: reading.slots.length ?? undefined }),
    assumptions: [],
  };
}

function withFrame(steps: readonly Step[], { first, last }: { first: string; last: string }): Step[] {
  const opened: Step[] = steps.length < MIN_STEPS ? [{ action: first, kind: 'check' }, ...steps] : [...steps];
  return opened.length < MIN_STEPS ? [...opened, { action: last, kind: 'other' }] : opened;
}

function inputOf({ idea, json }: JsonReading): JsonObject {
  const link = LINK.exec(idea)?.[0];
  if (link !== undefined) return { name: 'link', type: 'url', required: true, example: link };
  const file = FILE.exec(idea)?.[1]?.toLowerCase();
  const example = bracketed(json.words.placeholders.inputPlace.name);
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
