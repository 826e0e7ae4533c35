import fc from 'fast-check';
import { buildVideoPrompt, type VideoPrompt } from '../build-video-prompt.ts';
import { VIDEO_FIELDS, type VideoField, type VideoForm } from '../video-form.ts';

export function formWith(fields: Partial<VideoForm>): VideoForm {
  return { ...formOf(() => ''), ...fields };
}

export const made = { generatedAt: '2026-11-20T08:00:00.000Z', tool: 'Veo 3 JSON Prompt Generator' };

export function promptWith(fields: Partial<VideoForm>): VideoPrompt {
  return buildVideoPrompt(formWith(fields), made);
}

const PIECES = [
  'rain',
  ', ',
  '; ',
  'soft piano music',
  'no music',
  'natural sound only',
  ' ',
  'none',
  'then',
  '字幕',
  '\n',
];
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map((pieces) => pieces.join('')),
);

export const anyForm: fc.Arbitrary<VideoForm> = fc
  .array(anyText, { minLength: VIDEO_FIELDS.length, maxLength: VIDEO_FIELDS.length })
  .map((texts) => formOf((field) => texts[VIDEO_FIELDS.indexOf(field)] ?? ''));

function formOf(textOf: (field: VideoField) => string): VideoForm {
  return Object.fromEntries(VIDEO_FIELDS.map((field) => [field, textOf(field)])) as Record<VideoField, string>;
}
