import { parseArgs } from 'node:util';
import { ART_TARGETS, type ArtTarget } from '@wordlamp/engine/art';
import { isLanguageCode, LANGUAGE_CODES, type LanguageCode } from '@wordlamp/engine/languages';
import { TEXT_TARGETS, type TextTarget } from '@wordlamp/engine/text-targets';

/** A command that cannot be carried out; the message says what to change. */
export class UsageError extends Error {}

const TYPES = ['text', 'art', 'json', 'video', 'read'] as const;
type PromptType = (typeof TYPES)[number];

export type Command = {
  wantsHelp: boolean;
  /** "-" reads from standard input. */
  idea: string;
  type: PromptType;
  language: LanguageCode | undefined;
  target: TextTarget | ArtTarget | undefined;
  variant: number;
  /** The engine's whole result as JSON, instead of only the prompt. */
  isJson: boolean;
  /** File with code, for JSON prompts. */
  codeFile: string | undefined;
  /** Choices and fields by name, for art and video prompts. */
  fields: Readonly<Record<string, string>>;
};

const OPTIONS = {
  type: { type: 'string', default: 'text' },
  language: { type: 'string', short: 'l' },
  target: { type: 'string', short: 't' },
  variant: { type: 'string', default: '0' },
  json: { type: 'boolean', default: false },
  code: { type: 'string' },
  set: { type: 'string', multiple: true, default: [] as string[] },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export const HELP = `Writes a prompt for an AI model. Works without a network.

  wordlamp "email to my landlord about a broken heater, polite but firm"
  wordlamp read "linocut of a heron, no text"      what is understood of an idea, span by span
  git diff | wordlamp --type json -

  --type TYPE      ${TYPES.join(', ')} (text)
  --language CODE  language of the prompt: ${LANGUAGE_CODES.join(', ')} (that of the idea)
  --target TARGET  text: ${TEXT_TARGETS.join(', ')}
                   art: ${ART_TARGETS.join(', ')}
  --variant N      another, equally good wording: 0, 1, 2 … (0)
  --json           all that is known about the prompt, as JSON
  --code FILE      code that a JSON prompt is about
  --set NAME=TEXT  a choice of an art prompt (subject, style, medium, mood, colors, artist, setting)
                   or a field of a video prompt (action, context, style, cameraMotion …); may be repeated
  --help`;

/** @throws UsageError for an unknown option or value, or when there is nothing to write about */
export function readCommand(args: string[]): Command {
  const { values, positionals } = parse(args);
  const isReading = positionals[0] === 'read' && positionals.length > 1;
  const idea = (isReading ? positionals.slice(1) : positionals).join(' ');
  const type = isReading ? 'read' : oneOf('type', values.type, TYPES);
  if (!values.help && idea === '' && values.code === undefined && values.set.length === 0) {
    throw new UsageError('Say in a few words what the prompt is for, or give - to read it from the pipe.');
  }
  return {
    wantsHelp: values.help,
    idea,
    type,
    language: values.language === undefined ? undefined : languageOf(values.language),
    target: values.target === undefined ? undefined : targetOf(type, values.target),
    variant: variantOf(values.variant),
    isJson: values.json,
    codeFile: values.code,
    fields: Object.fromEntries(values.set.map(fieldOf)),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    // The parser's messages name the option and the problem.
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function languageOf(value: string): LanguageCode {
  if (isLanguageCode(value)) return value;
  throw new UsageError(`--language must be one of ${LANGUAGE_CODES.join(', ')}, not "${value}".`);
}

function targetOf(type: PromptType, value: string): TextTarget | ArtTarget {
  if (type === 'text') return oneOf('target', value, TEXT_TARGETS);
  if (type === 'art') return oneOf('target', value, ART_TARGETS);
  throw new UsageError(`--target is for text and art prompts, not for ${type}.`);
}

function variantOf(value: string): number {
  const variant = Number(value);
  if (Number.isSafeInteger(variant) && variant >= 0) return variant;
  throw new UsageError(`--variant must be a whole number from 0 on, not "${value}".`);
}

function fieldOf(pair: string): [string, string] {
  const [name = '', ...rest] = pair.split('=');
  if (name === '' || rest.length === 0) throw new UsageError(`--set takes NAME=TEXT, not "${pair}".`);
  return [name, rest.join('=')];
}

function oneOf<Value extends string>(option: string, value: string, known: readonly Value[]): Value {
  const found = known.find((candidate) => candidate === value);
  if (found === undefined) throw new UsageError(`--${option} must be one of ${known.join(', ')}, not "${value}".`);
  return found;
}
