import { allMatches } from '../../text/all-matches.ts';
import { foldText, typedBetween } from '../../text/fold-text.ts';
import { findGroups, jsonLexiconOf } from '../json-cues.ts';
import { bracketed, type JsonDraft, joinLines, labelled, pickWording } from '../json-draft.ts';
import { filled, type JsonObject, type JsonValue } from '../json-value.ts';
import type { StepKind } from '../prompt-types.ts';
import type { JsonReading } from '../read-request.ts';
import { MAX_TITLE_CHARS, titleOf } from '../title-of.ts';
import { matchOf } from './clause-role.ts';
import { type FoundSteps, findSteps } from './find-steps.ts';
import { givenSystem } from './given-system.ts';

type Step = { action: string; kind: StepKind };

const MIN_STEPS = 3;
/** Users with this many limits need fewer of ours. */
const MANY_LIMITS = 2;
/** Irreversible steps wait for a person, whether or not the request says so. */
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
const ARROW = ' → ';
const LIST_POINT = /^\s*(?:1[.)]|[-*•])\s/;
/** These kinds of steps leave something behind in the place they name. */
const LEAVES_FILES: readonly StepKind[] = ['store', 'write', 'convert'];
const NUMBER = /\d+(?:[.,]\d+)*/g;
/** A time of day, and a zone next to it. */
const CLOCK =
  /(?<!\d)(?:[01]?\d|2[0-3])(?:[:.h]\d\d(?!\d)|\s?(?:uhr|am|pm|a\.m\.|p\.m\.)(?!\p{L})|\s?h(?!\p{L})|時|点|시(?!\p{L}간))/iu;
const ZONE =
  /\b(?:UTC|GMT|CES?T|MES?Z|WES?T|EES?T|[ECMP][SD]T|JST|KST|MSK|BST|IST)\b|\b\p{Lu}\p{L}+\/\p{Lu}\p{L}+|[+-]\d\d:\d\d/u;
const LINK = /https?:\/\/[^\s<>]*[^\s<>.,;:!?)]/;

/** Steps in the typed words, with the input and output of each. */
export function writeWorkflow(asked: JsonReading): JsonDraft {
  const { idea, json, pack, variant, reading } = asked;
  const { words } = json;
  const own = words.types.workflow;
  const found = findSteps(asked);
  const { trigger, steps: typedSteps, rules, limits } = found;
  const steps = withFrame(typedSteps, words.workflow);
  const input = inputOf(asked, found);
  const start = timedTrigger(trigger, asked);
  const { approval, stopWhen, noApproval } = words.workflow;
  const kinds = new Set(typedSteps.map(({ kind }) => kind));
  const isFinal = IRREVERSIBLE.filter((kind) => kinds.has(kind));
  const approvals = found.approvals.length > 0 ? found.approvals : isFinal.map((kind) => approval[kind]);
  const onError = found.onError.length > 0 ? found.onError : words.workflow.onError;
  const usual = limits.length < MANY_LIMITS ? own.constraints : own.constraints.slice(0, 1);
  return {
    type: 'workflow',
    title: titleOf(found.goal ?? nameOf(typedSteps, trigger, asked) ?? idea) ?? own.title,
    prompt: joinLines([
      pickWording(own.opening, variant),
      labelled(words.labels.idea, idea, pack.typography),
      start === trigger ? '' : labelled(words.labels.trigger, start ?? '', pack.typography),
      isGap(input.example) ? labelled(words.labels.source, String(input.example), pack.typography) : '',
      labelled(words.labels.approval, approvals.join(pack.typography.comma), pack.typography),
      `${words.labels.onError}${pack.typography.colonBeforeList}`,
      ...onError.map((rule) => `- ${rule.when}${pack.typography.colon}${rule.do}`),
    ]),
    blocks: {
      workflow: filled({
        goal: found.goal ?? listedGoal(idea, typedSteps, pack.typography.semicolon) ?? firstSentence(idea),
        trigger: start ?? undefined,
        inputs: [input],
        outputs: placesIn(found, input),
        steps: describeSteps(steps, String(input.name), asked, approvals),
        decision_rules: [...rules, ...typedSteps.flatMap(({ action }) => conditionIn(action, asked))],
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

/** The approver may be given in a way that no rule understands; then nothing is assumed. */
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

/** A time of day is a moment only with its zone. */
function timedTrigger(trigger: string | null, { idea, json }: JsonReading): string | null {
  if (trigger === null || !CLOCK.test(trigger) || ZONE.test(idea)) return trigger;
  return `${trigger} ${bracketed(json.words.placeholders.timeZone.name)}`;
}

/** "Alert us if it is late": the condition, before what depends on it. */
function conditionIn(action: string, { json, pack }: JsonReading): string[] {
  const folding = foldText(action);
  const { condition } = jsonLexiconOf(json.words).patterns;
  const place = allMatches(folding.text, /(?<=[\p{L}\d]\s)\p{L}+/gu).find(
    ({ index }) => matchOf(condition, folding.text.slice(index))?.index === 0,
  );
  if (place === undefined || json.words.verbReach === 0) return [];
  const when = typedBetween(folding, place.index, folding.text.length).trim();
  return [`${when}${pack.typography.colon}${typedBetween(folding, 0, place.index).trim()}`];
}

function isGap(example: JsonValue | undefined): boolean {
  return typeof example === 'string' && example.startsWith('[');
}

/** If a list is all there is, its items are the goal. */
function listedGoal(idea: string, steps: readonly Step[], semicolon: string): string | null {
  return LIST_POINT.test(idea) ? steps.map(({ action }) => action.replace(/[.。]$/, '')).join(semicolon) : null;
}

/** From its steps; if those are too long, from the trigger, if it comes first. */
function nameOf(steps: readonly Step[], trigger: string | null, { idea, json }: JsonReading): string | null {
  const off = trigger === null ? null : `${json.words.types.workflow.title}: ${trigger}`;
  const isFirst = trigger !== null && idea.trimStart().startsWith(trigger);
  return titleOfSteps(steps) ?? (isFirst ? off : null) ?? namingStep(steps) ?? off;
}

/** All steps if they fit, otherwise the first and the last: the start of a job and its result. */
function titleOfSteps(steps: readonly Step[]): string | null {
  const actions = steps.map(({ action }) => action);
  const [first = '', last = ''] = [actions[0], actions.at(-1)];
  // A line without an action is the name of the job.
  if (actions.length < 2 || steps[0]?.kind === 'other') return namingStep(steps);
  if (first.length < MIN_NAMING_CHARS) return null;
  return [actions.join(ARROW), `${first}${ARROW}${last}`].find((title) => title.length <= MAX_TITLE_CHARS) ?? null;
}

/** Files and folders that a step or a failure writes to. */
function placesIn({ steps, onError }: FoundSteps, { example }: JsonObject): string[] {
  const ends = steps.filter(({ kind }) => LEAVES_FILES.includes(kind)).map(({ action }) => action);
  const places = [...ends, ...onError.map((rule) => rule.do)].flatMap((text) => PLACE.exec(text)?.[0] ?? []);
  return [...new Set(places)].filter((place) => place !== example);
}

/** "OCR it" is not a title; a first step with an object is. */
function namingStep([first]: readonly Step[]): string | null {
  return first === undefined || first.action.length < MIN_NAMING_CHARS ? null : first.action;
}

/** The steps that an approval covers: those it names, or else all irreversible ones. */
function waitingKinds(approvals: readonly string[], { json }: JsonReading): ReadonlySet<string> {
  const named = findGroups(json.words, foldText(approvals.join('\n')).text).map(({ group }) => group);
  const kinds = ['send', 'delete', 'pay', 'store'].filter((kind) =>
    named.includes(`step:${kind}` as (typeof named)[number]),
  );
  return new Set(kinds.length > 0 ? kinds : ['send', ...IRREVERSIBLE]);
}

/** A link, or the file or folder that triggers the job or is read first. */
function inputOf({ idea, json }: JsonReading, { trigger, steps }: FoundSteps): JsonObject {
  const link = LINK.exec(idea)?.[0];
  if (link !== undefined) return { name: 'link', type: 'url', required: true, example: link };
  const taker = steps.find(({ kind }) => kind === 'read') ?? steps[0];
  const first = taker?.action ?? '';
  const place = [trigger ?? '', first].flatMap((text) => PLACE.exec(text)?.[0] ?? [])[0];
  // The final export is not an input.
  const system = place === undefined ? givenSystem(`${trigger ?? ''}\n${taker?.kind === 'send' ? '' : first}`) : null;
  if (system !== null) return system;
  const mailbox = place === undefined ? mailboxIn(`${trigger ?? ''}\n${first}`, json) : null;
  if (mailbox !== null) return { name: 'mailbox', type: 'mailbox', required: true, example: mailbox };
  const file = FILE.exec(place ?? `${trigger ?? ''} ${first}`)?.[1]?.toLowerCase();
  const example = place ?? bracketed(json.words.placeholders.inputPlace.name);
  if (place !== undefined && file === undefined) return { name: 'folder', type: 'folder', required: true, example };
  return file === undefined
    ? { name: 'source', type: 'text', required: true, example }
    : { name: `${file}_file`, type: file, required: true, example };
}

function mailboxIn(text: string, { words }: JsonReading['json']): string | null {
  const folding = foldText(text);
  const match = matchOf(jsonLexiconOf(words).patterns.mailbox, folding.text);
  return match === null ? null : typedBetween(folding, match.index, match.index + match[0].length);
}

function describeSteps(
  steps: readonly Step[],
  input: string,
  asked: JsonReading,
  approvals: readonly string[],
): JsonObject[] {
  const { json, pack, reading } = asked;
  const { length } = reading.slots;
  const cap = matchOf(NUMBER, length ?? '')?.[0];
  const waiting = approvals.length === 0 ? new Set<string>() : waitingKinds(approvals, asked);
  const seen = new Map<string, number>();
  let previous = input;
  return steps.map(({ action, kind }, index) => {
    const product = PRODUCTS[kind];
    const count = (seen.get(product) ?? 0) + 1;
    seen.set(product, count);
    const produces = count === 1 ? product : `${product}_${count}`;
    const uses = [previous];
    previous = produces;
    const { doneWhen } = json.words.steps[kind];
    const isCapped = cap !== undefined && allMatches(action, NUMBER).some(([number]) => number === cap);
    return filled({
      id: `s${index + 1}`,
      action,
      waits_for: waiting.has(kind) ? 'human_approval' : undefined,
      uses,
      produces,
      done_when: isCapped ? `${length}${pack.typography.semicolon}${doneWhen}` : doneWhen,
    });
  });
}
