import type { GenerationRequest } from '@wordlamp/contract/generation';
import type { ArtProposal } from '@wordlamp/engine/art';
import type { ArtField } from '@wordlamp/engine/art-options';
import type { LanguageCode } from '@wordlamp/engine/languages';
import type { Step } from '../../../ui/use-machine.ts';
import { answered, outputOf, settled, tell, type Writer, withOutput, working } from '../generation.ts';
import { type ArtChoices, chosenFields, NO_CHOICES, openFields, readChoices } from './art-choices.ts';
import {
  type ArtAnnounced,
  type ArtEffect,
  type ArtEvent,
  type ArtState,
  askedOf,
  GENERATOR,
  missingIn,
} from './art-state.ts';
import {
  type ArtOutput,
  firstVersion,
  inNextWording,
  inPreviousWording,
  inTarget,
  isOriginal,
  isRewritable,
} from './art-version.ts';
import { detailsProblem } from './details-problem.ts';

type ArtStep = Step<ArtState, ArtEffect>;
type EventOf<Type extends ArtEvent['type']> = Extract<ArtEvent, { type: Type }>;

/** All rules of the page of the art generator. */
export function reduceArt(state: ArtState, event: ArtEvent): ArtStep {
  switch (event.type) {
    case 'began':
      return begin(state, event);
    case 'chosen':
      return choose(state, event);
    case 'submitted':
      return submit(state, event.writer, event.pageLanguage);
    case 'handOverDue':
      return state.handOver === 'none' ? step(state) : startIfDue({ ...state, handOver: 'due' }, event.pageLanguage);
    case 'handOverCancelled':
      return step({ ...state, handOver: 'none' }, announce('handOverCancelled'), focusField('details'));
    case 'proposed':
      return takeProposal(state, event);
    case 'answered':
      return takeAnswer(state, event);
    case 'targetOpened':
      return version({ ...state, target: event.target }, (output) => inTarget(output, event.target));
    case 'wordingAsked':
      return version(state, inNextWording);
    case 'wordingUndone':
      return after([announce('generator:wordingBackStatus')], version(state, inPreviousWording));
    case 'versionWritten':
      return takeVersion(state, event);
    case 'exampleTaken':
      return replace(state, event.example, 'startedStatus', '[type=submit]');
    case 'cleared':
      return clear(state);
    case 'undone':
      return undo(state);
    case 'undoOver':
      return step({ ...state, removed: undefined });
  }
}

function begin(state: ArtState, { prefill, kept, pageLanguage }: EventOf<'began'>): ArtStep {
  const { content: choices, start } = prefill;
  const begun = { ...state, choices };
  const saved: ArtEffect = { do: 'saveDraft', choices };
  if (start === 'now') return after([saved], submit(begun, 'server', pageLanguage));
  const idea = choices.details;
  if (start === 'soon') return step({ ...begun, handOver: 'waiting', proposing: idea }, saved, { do: 'propose', idea });
  if (kept === undefined) return step(begun, saved);
  const { target } = kept.wanted;
  const suggested = suggestedFor(kept, choices);
  return step({ ...begun, target, suggested, sheet: { status: 'ready', output: kept } }, saved, ...versionOf(kept));
}

/** Not in the draft: choices that were not part of the kept result's request were proposals. */
function suggestedFor({ request: { text, chosen } }: ArtOutput, choices: ArtChoices): ReadonlySet<ArtField> {
  if (chosen === undefined || text !== choices.details.trim()) return new Set();
  return new Set(chosenFields(choices).filter((field) => !Object.hasOwn(chosen, field)));
}

function choose(state: ArtState, { field, value }: EventOf<'chosen'>): ArtStep {
  const choices = readChoices({ ...state.choices, [field]: value });
  const suggested = new Set([...state.suggested].filter((other) => other !== field));
  const problem = detailsProblem(choices.details);
  const isNew = problem !== undefined && problem !== detailsProblem(state.choices.details);
  const explained: ArtEffect[] = isNew ? [{ do: 'explain', problem, how: 'announce' }] : [];
  return step({ ...state, choices, suggested, handOver: 'none' }, { do: 'saveDraft', choices }, ...explained);
}

function submit(state: ArtState, writer: Writer, pageLanguage: LanguageCode): ArtStep {
  const { target, sheet } = state;
  const here: ArtState = { ...state, handOver: 'none' };
  if (sheet.status === 'working') return step(here, tell('stillWorking'));
  const asked = askedOf(state);
  if (asked === undefined) return explain(here);
  const request: GenerationRequest = { ...asked, type: GENERATOR, target, pageLanguage };
  return step(
    // Undo would replace the new prompt, which has been counted.
    { ...here, isExplained: false, removed: undefined, sheet: working(sheet, request) },
    { do: 'generate', request, writer },
  );
}

/** Announces the problems of submitted choices, and focuses the first field. */
function explain(state: ArtState): ArtStep {
  const explained = { ...state, isExplained: true };
  const [firstMissing] = missingIn(state);
  if (firstMissing !== undefined)
    return step(explained, { do: 'notify', key: 'requiredFields' }, focusField(firstMissing));
  const problem = detailsProblem(state.choices.details);
  if (problem === undefined) return step(explained);
  return step(explained, { do: 'explain', problem, how: 'notify' }, focusField('details'));
}

/** Proposals fill missing choices, also after the start was stopped; newer choices are kept. */
function takeProposal(state: ArtState, { idea, proposal, pageLanguage }: EventOf<'proposed'>): ArtStep {
  if (state.proposing !== idea) return step(state);
  const here = { ...state, proposing: undefined };
  if (proposal === undefined) return startIfDue(here, pageLanguage);
  const { choices, suggested } = withProposal(state, proposal);
  const isAny = Object.values(proposal).some((choice) => choice !== null);
  const effects: ArtEffect[] = [{ do: 'saveDraft', choices }, ...(isAny ? [announce('proposedStatus')] : [])];
  return after(effects, startIfDue({ ...here, choices, suggested }, pageLanguage));
}

function startIfDue(state: ArtState, pageLanguage: LanguageCode): ArtStep {
  return state.handOver === 'due' && state.proposing === undefined
    ? submit(state, 'server', pageLanguage)
    : step(state);
}

function withProposal({ choices, suggested }: ArtState, proposal: ArtProposal) {
  const open = openFields(choices).filter((field) => proposal[field] !== null);
  const proposed = Object.fromEntries(open.map((field) => [field, proposal[field]]));
  return { choices: readChoices({ ...choices, ...proposed }), suggested: new Set([...suggested, ...open]) };
}

function takeAnswer(state: ArtState, event: EventOf<'answered'>): ArtStep {
  const taken = answered(state.sheet, event, (output) => firstVersion(output, state.target));
  if (taken === undefined) return step(state);
  const output = outputOf(taken.state);
  const isNew = output !== undefined && output !== outputOf(state.sheet);
  return step({ ...state, sheet: taken.state }, ...taken.effects, ...(isNew ? versionOf(output) : []));
}

/** Requests another version of the result. */
function version(state: ArtState, change: (output: ArtOutput) => ArtOutput): ArtStep {
  const sheet = withOutput(state.sheet, change);
  const output = outputOf(sheet);
  return step({ ...state, sheet }, ...(output === undefined ? [] : versionOf(output)));
}

function takeVersion(state: ArtState, { of, version }: EventOf<'versionWritten'>): ArtStep {
  const output = outputOf(state.sheet);
  // Outdated: another version or result has been requested since.
  if (output?.wanted !== of) return step(state);
  const sheet = withOutput(state.sheet, (result) => ({ ...result, written: { of, version } }));
  const isMissed = version === undefined && !isOriginal(output, of);
  return step({ ...state, sheet }, ...(isMissed ? [{ do: 'notify', key: 'rewriteFailed' } as const] : []));
}

function clear(state: ArtState): ArtStep {
  const cleared = replace(state, NO_CHOICES, 'resetStatus', 'summary');
  return after([{ do: 'forgetResult' }], { ...cleared, state: { ...cleared.state, sheet: { status: 'idle' } } });
}

/** Puts other choices into the form. A prompt being written is dropped. */
function replace(
  state: ArtState,
  choices: ArtChoices,
  said: ArtAnnounced,
  focused: 'summary' | '[type=submit]',
): ArtStep {
  const sheet = settled(state.sheet);
  return step(
    {
      ...state,
      choices,
      suggested: new Set(),
      isExplained: false,
      handOver: 'none',
      proposing: undefined,
      sheet,
      removed: { choices: state.choices, sheet, instead: choices },
    },
    { do: 'saveDraft', choices },
    announce(said),
    { do: 'focus', on: focused },
  );
}

function undo(state: ArtState): ArtStep {
  const { removed } = state;
  if (removed === undefined) return step(state);
  const { sheet } = removed;
  const back = replace(state, withChangesSince(removed, state.choices), 'undoneStatus', 'summary');
  const output = outputOf(sheet);
  // A version written in the meantime was dropped, since there was no result.
  const rest: ArtEffect[] = output === undefined ? [{ do: 'forgetResult' }] : versionOf(output);
  return after(rest, { ...back, state: { ...back.state, sheet, removed: undefined } });
}

/** Newer input is kept: choices in fields that were empty, text below restored details. */
function withChangesSince({ choices, instead }: NonNullable<ArtState['removed']>, now: ArtChoices): ArtChoices {
  const fields = Object.keys(NO_CHOICES) as (keyof ArtChoices)[];
  const changed = fields.filter((field) => now[field] !== instead[field] && choices[field] === NO_CHOICES[field]);
  const since = Object.fromEntries(changed.map((field) => [field, now[field]]));
  const isTypedSince = now.details !== instead.details && choices.details !== '';
  const details = [choices.details, now.details].filter((part) => part !== '').join('\n');
  return { ...choices, ...since, ...(isTypedSince && { details }) };
}

function versionOf(output: ArtOutput): ArtEffect[] {
  return isRewritable(output) ? [{ do: 'writeVersion', of: output.wanted }] : [];
}

const announce = (key: ArtAnnounced): ArtEffect => ({ do: 'announce', key });
const focusField = (field: Extract<ArtEffect, { do: 'focusField' }>['field']): ArtEffect => ({
  do: 'focusField',
  field,
});
const step = (state: ArtState, ...effects: readonly ArtEffect[]): ArtStep => ({ state, effects });
const after = (effects: readonly ArtEffect[], next: ArtStep): ArtStep => ({
  state: next.state,
  effects: [...effects, ...next.effects],
});
