import { readFile } from 'node:fs/promises';
import { detectLanguage, writeTextPrompt } from '@wordlamp/engine';
import { ART_TARGETS, artIdeaText, artPromptText, writeArtFromIdea, writeArtPrompt } from '@wordlamp/engine/art';
import { ART_PACKS } from '@wordlamp/engine/art/all-packs';
import { writeJsonPrompt } from '@wordlamp/engine/json';
import { JSON_PACKS } from '@wordlamp/engine/json/all-packs';
import { describeReading, type ReadingWords, readIdea } from '@wordlamp/engine/reading';
import { READING_WORDS } from '@wordlamp/engine/reading/all-words';
import { TEXT_PACKS } from '@wordlamp/engine/text/all-packs';
import { TEXT_TARGETS } from '@wordlamp/engine/text-targets';
import {
  type ClipWords,
  clipFromIdea,
  VIDEO_FIELDS,
  type VideoForm,
  videoPromptFromIdea,
  videoWarnings,
} from '@wordlamp/engine/video';
import { CLIP_WORDS } from '@wordlamp/engine/video/all-clip-words';
import { completeChoices, proposedChoices, readArtChoices } from './read-art-choices.ts';
import { type Command, UsageError } from './read-command.ts';

/** `text` is the prompt to paste; `known` is the engine's whole result. */
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
    const artTarget = ART_TARGETS.find((known) => known === target) ?? 'natural';
    const chosen = readArtChoices(fields);
    const configuration = completeChoices(chosen, idea);
    const spoken = detectLanguage(idea, language ?? 'en') ?? language ?? 'en';
    const reading = READING_WORDS[spoken];
    if (configuration === null && idea !== '') {
      const request = { idea, chosen, target: artTarget, isEnglish: spoken === 'en' };
      const known = writeArtFromIdea(request, { reading, art: ART_PACKS[spoken] });
      const { pieces, ...rest } = known;
      return { text: artIdeaText(known, reading), known: { chosen, pieces, ...rest, reading: undefined } };
    }
    const whole = configuration ?? proposedChoices(chosen, idea);
    const known = writeArtPrompt({ configuration: whole, target: artTarget, language, variant }, ART_PACKS);
    return { text: artPromptText(known), known: { configuration: whole, ...known } };
  },

  json: async ({ idea, language, variant, codeFile }) => {
    const code = codeFile === undefined ? undefined : await readCode(codeFile);
    const known = writeJsonPrompt({ text: idea, code, language, variant, chosen: {} }, TEXT_PACKS, JSON_PACKS);
    return { text: known.text, known };
  },

  video: ({ idea, language, fields }) => {
    const spoken = detectLanguage(idea, language ?? 'en') ?? language ?? 'en';
    const form = readVideoForm(idea, fields, { reading: READING_WORDS[spoken], clip: CLIP_WORDS[spoken] });
    const prompt = videoPromptFromIdea(form, { generatedAt: new Date().toISOString(), tool: 'Wordlamp' });
    return { text: JSON.stringify(prompt, null, 2), known: { prompt, warnings: videoWarnings(form) } };
  },

  read: ({ idea, language }) => {
    const spoken = detectLanguage(idea, language ?? 'en') ?? language ?? 'en';
    const words = READING_WORDS[spoken];
    const known = describeReading(readIdea(idea, words));
    return {
      text: known
        .map(({ kind, text, says }) => `${kind.padEnd(12)}${text}${says === '' ? '' : `  → ${says}`}`)
        .join('\n'),
      known,
    };
  },
};

async function readCode(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    // Missing, a folder or unreadable: in any case the person has to name another file.
    throw new UsageError(`--code: "${file}" cannot be read.`);
  }
}

/**
 * The fields read from the idea, and what follows from them; fields set by name take precedence.
 * @throws UsageError for an unknown field
 */
function readVideoForm(
  idea: string,
  set: Readonly<Record<string, string>>,
  words: { reading: ReadingWords; clip: ClipWords },
): VideoForm {
  const unknown = Object.keys(set).filter((name) => !VIDEO_FIELDS.some((field) => field === name));
  if (unknown.length > 0) {
    throw new UsageError(`A video prompt has no "${unknown[0]}"; it has ${VIDEO_FIELDS.join(', ')}.`);
  }
  return { ...clipFromIdea(idea, words.reading, words.clip), ...set };
}
