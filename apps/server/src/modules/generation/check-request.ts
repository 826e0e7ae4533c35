import { PROMPT_TARGETS } from '@wordlamp/contract/prompt-types';
import { parseArtSentence } from '@wordlamp/engine/art';
import { frameOf } from '@wordlamp/engine/pixels';
import { AppError } from '../../http/app-error.ts';
import { checkTexts, isBlank } from './check-texts.ts';
import type { ArtInput, JsonInput, PromptInput, TextInput } from './prompt-input.ts';
import type { ParsedRequest } from './read-generation-request.ts';
import { readImageUrl } from './read-image-url.ts';

/**
 * Validates the contents of a well-formed request, cheapest rule first.
 * @throws AppError of status 400
 */
export function checkRequest(request: ParsedRequest): PromptInput {
  switch (request.type) {
    case 'ai-prompt':
      return checkTextRequest(request);
    case 'art-prompt':
      return checkArtRequest(request);
    case 'json-prompt':
      return checkJsonRequest(request);
  }
}

function checkTextRequest(request: ParsedRequest): TextInput {
  const { text, target } = request;
  if (isBlank(text)) throw new AppError('empty_input');
  checkTexts({ text }, 'too_many_words');
  return { type: 'ai-prompt', ...choicesOf(request), idea: text, target: targetOf('ai-prompt', target) };
}

/** The limit applies to the details; the rest of the composed sentence comes from the page. */
function checkArtRequest(request: ParsedRequest): ArtInput {
  const { text, target } = request;
  if (isBlank(text)) throw new AppError('empty_input');
  const configuration = parseArtSentence(text);
  const details = configuration === null ? text : configuration.details;
  checkTexts({ text: details }, 'too_many_words');
  return { type: 'art-prompt', ...choicesOf(request), configuration, details, target: targetOf('art-prompt', target) };
}

function checkJsonRequest(request: ParsedRequest): JsonInput {
  const { text, code = '', imageDescription = '' } = request;
  const hasImage = Boolean(request.imageFacts ?? request.imageUrl);
  if ([text, code, imageDescription].every(isBlank) && !hasImage) throw new AppError('no_json_input');
  checkTexts({ text, code, imageDescription }, 'combined_too_many_words');
  targetOf('json-prompt', request.target);
  return { type: 'json-prompt', ...choicesOf(request), text, code, imageDescription, image: imageOf(request) };
}

/** @throws AppError of `readImageUrl` */
function imageOf({ imageFacts, imageUrl }: ParsedRequest): JsonInput['image'] {
  if (imageFacts) return { ...frameOf(imageFacts.file.width, imageFacts.file.height), ...imageFacts };
  return imageUrl ? readImageUrl(imageUrl) : null;
}

function choicesOf({ variant, language, pageLanguage, chosen }: ParsedRequest) {
  return { variant, language, pageLanguage, chosen };
}

/** @throws AppError `validation_failed` for a target of another type of prompt */
function targetOf<Type extends keyof typeof PROMPT_TARGETS>(type: Type, target: ParsedRequest['target']) {
  const known: readonly (typeof PROMPT_TARGETS)[Type][number][] = PROMPT_TARGETS[type];
  const found = known.find((candidate) => candidate === target);
  if (found === undefined && target !== undefined) throw new AppError('validation_failed', { field: 'target' });
  return found;
}
