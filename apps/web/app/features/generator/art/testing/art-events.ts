import type { ArtProposal } from '@wordlamp/engine/art';
import { runEvents } from '../../../../ui/testing/run-events.ts';
import type { Answer } from '../../generation.ts';
import { type ArtChoices, NO_CHOICES } from '../art-choices.ts';
import { ART_STARTERS } from '../art-starters.ts';
import { type ArtEvent, type ArtState, INITIAL_ART } from '../art-state.ts';
import { shownVersion } from '../art-version.ts';
import { reduceArt } from '../reduce-art.ts';

export const CHOICES: ArtChoices = { ...NO_CHOICES, ...ART_STARTERS[0]?.choices, details: 'a fox' };
export const PRESS: ArtEvent = { type: 'submitted', writer: 'server', pageLanguage: 'en' };
export const DUE: ArtEvent = { type: 'handOverDue', pageLanguage: 'en' };
export const NO_PROPOSAL: ArtProposal = {
  subject: null,
  style: null,
  medium: null,
  mood: null,
  colors: null,
  artist: null,
  setting: null,
};
export const WRITTEN: Answer = { outcome: 'written', prompt: 'From the server.', requests: 3 };

export const run = (start: ArtState, ...events: readonly ArtEvent[]) => runEvents(reduceArt, start, events);
export const chosen = (field: 'details' | 'mood', value: string): ArtEvent => ({ type: 'chosen', field, value });
export const began = (content: ArtChoices, start: 'now' | 'soon' | 'never'): ArtEvent => ({
  type: 'began',
  prefill: { content, start },
  kept: undefined,
  pageLanguage: 'en',
});

export function answer(state: ArtState, given: Answer) {
  if (state.sheet.status !== 'working') throw new Error('Nothing is being written');
  return run(state, { type: 'answered', request: state.sheet.request, answer: given });
}
export function outputIn({ sheet }: ArtState) {
  if (sheet.status !== 'ready') throw new Error('There is no result');
  return sheet.output;
}
export const shownIn = (state: ArtState) => shownVersion(outputIn(state));
/** Writes the requested version; undefined: it could not be written. */
export const writeVersion = (state: ArtState, prompt: string | undefined) =>
  run(state, {
    type: 'versionWritten',
    of: outputIn(state).wanted,
    version: prompt === undefined ? undefined : { prompt, notes: [] },
  });

export const filled = () => run(INITIAL_ART, began(CHOICES, 'never')).state;
export const ready = () =>
  writeVersion(answer(run(filled(), PRESS).state, WRITTEN).state, 'the same, for its notes').state;
