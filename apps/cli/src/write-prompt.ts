import { readFile } from 'node:fs/promises';
import { writeTextPrompt } from '@wordlamp/engine';
import { ART_TARGETS, artPromptText, writeArtPrompt } from '@wordlamp/engine/art';
import { ART_PACKS } from '@wordlamp/engine/art/all-packs';
import { writeJsonPrompt } from '@wordlamp/engine/json';
import { JSON_PACKS } from '@wordlamp/engine/json/all-packs';
import { TEXT_PACKS } from '@wordlamp/engine/text/all-packs';
import { TEXT_TARGETS } from '@wordlamp/engine/text-targets';
import { buildVideoPrompt, videoWarnings } from '@wordlamp/engine/video';
import { readArtChoices } from './read-art-choices.ts';
import { type Command, UsageError } from './read-command.ts';
import { readVideoForm } from './read-video-form.ts';

/** `text` is what a person pastes; `known` is all that the engine tells. */
type Written = { text: string; known: unknown };

/**
 * Writes what a command asks for.
 * @throws UsageError when a choice, a field or a file is missing or unknown
 */
export async function writePrompt(command: Command): Promise<string> {
  const { text, known } = await WRITERS[command.type](command);
  return command.isJson ? JSON.stringify(known, null, 2) : text;
}

const WRITERS: Readonly<Record<Command['type'], (command: Command) => Written | Promise<Written>>> = {
  text: ({ idea, language, target, variant }) => {
    const known = writeTextPrompt(
      { idea, language, variant, target: TEXT_TARGETS.find((known) => known === target) },
      TEXT_PACKS,
    );
    return { text: known.prompt, known };
  },

  art: ({ idea, language, target, variant, fields }) => {
    const configuration = readArtChoices(idea, fields);
    const artTarget = ART_TARGETS.find((known) => known === target) ?? 'natural';
    const known = writeArtPrompt({ configuration, target: artTarget, language, variant }, ART_PACKS);
    return { text: artPromptText(known), known: { configuration, ...known } };
  },

  json: async ({ idea, language, variant, codeFile }) => {
    const code = codeFile === undefined ? undefined : await readCode(codeFile);
    const known = writeJsonPrompt({ text: idea, code, language, variant }, TEXT_PACKS, JSON_PACKS);
    return { text: known.text, known };
  },

  video: ({ idea, fields }) => {
    const form = readVideoForm(idea, fields);
    const prompt = buildVideoPrompt(form, { generatedAt: new Date().toISOString(), tool: 'Wordlamp' });
    return { text: JSON.stringify(prompt, null, 2), known: { prompt, warnings: videoWarnings(form) } };
  },
};

async function readCode(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    // Whether it is missing, a folder or unreadable, the person has to name another file.
    throw new UsageError(`--code: "${file}" cannot be read.`);
  }
}
