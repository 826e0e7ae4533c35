import type { TextPrompt } from '@wordlamp/engine';
import { runEvents } from '../../../../ui/testing/run-events.ts';
import type { Answer } from '../../generation.ts';
import { reduceText } from '../reduce-text.ts';
import { type Change, shownPrompt, type TextOutput } from '../revision.ts';
import { INITIAL_TEXT, type TextEvent, type TextState } from '../text-state.ts';

export const IDEA = 'a poem about rain';
export const PRESS: TextEvent = { type: 'submitted', pageLanguage: 'en', writer: 'server' };

export const run = (start: TextState, ...events: readonly TextEvent[]) => runEvents(reduceText, start, events);

/** Answers what is being asked for. */
export function answer(state: TextState, given: Answer) {
  if (state.sheet.status !== 'working') throw new Error('Nothing is being written');
  return run(state, { type: 'answered', request: state.sheet.request, answer: given });
}

/** Ends what the engine on the device is writing; undefined: it could not. */
export function rewrite(state: TextState, prompt: string | undefined) {
  const request = revisionIn(state)?.rewriting?.request;
  if (!request) throw new Error('Nothing is being rewritten');
  return run(state, { type: 'rewritten', request, written: prompt === undefined ? undefined : textPrompt(prompt) });
}

export const outputIn = ({ sheet }: TextState): TextOutput | undefined =>
  sheet.status === 'ready' ? sheet.output : undefined;
export const revisionIn = (state: TextState) => outputIn(state)?.revision;
export const shownIn = (state: TextState) => {
  const output = outputIn(state);
  return output && shownPrompt(output);
};

export const typed = (idea: string): TextEvent => ({ type: 'typed', idea });
export const changed = (change: Change): TextEvent => ({ type: 'changed', change });
export const written = (prompt = 'From the server, by [date].'): Answer => ({
  outcome: 'written',
  prompt,
  requests: 3,
});

export const asking = () => run(INITIAL_TEXT, typed(IDEA), PRESS).state;
/** With a result on the sheet, of which the engine has said what it understood. */
export const ready = () => rewrite(answer(asking(), written()).state, 'understood').state;

const NO_SLOTS: TextPrompt['slots'] = {
  audience: null,
  tone: null,
  length: null,
  size: null,
  count: null,
  format: null,
  resultLanguage: null,
  exclusions: [],
  constraints: [],
  facts: [],
  conflict: null,
};

function textPrompt(prompt: string): TextPrompt {
  const nothing = { limits: [], checks: [], placeholders: [] };
  return { prompt, language: 'en', basis: 'idea', intent: 'poem', slots: NO_SLOTS, ...nothing };
}
