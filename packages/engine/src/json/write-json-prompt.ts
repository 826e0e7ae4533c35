import { foldText } from '../text/fold-text.ts';
import { looksLikeCode } from '../text/idea-shape.ts';
import type { TextPacks } from '../text/text-prompt.ts';
import { checkImproved } from './check-improved.ts';
import { checkJsonPrompt } from './check-json-prompt.ts';
import { chooseType } from './choose-type.ts';
import { analyseCode } from './code/analyse-code.ts';
import type { ArtefactKind } from './from-idea/kind-of-idea.ts';
import { writeJsonFromIdea } from './from-idea/write-json-from-idea.ts';
import { cardsFor, withCards, writeRequest } from './from-idea/write-request.ts';
import { writeTextRequest } from './from-idea/write-text-request.ts';
import { type GivenJson, readGivenJson } from './given-json.ts';
import { improveJsonPrompt, typeOfPrompt } from './improve-json-prompt.ts';
import { findGroups } from './json-cues.ts';
import type { JsonDraft } from './json-draft.ts';
import type { JsonPacks, JsonPrompt, JsonPromptRequest } from './json-prompt.ts';
import { type JsonObject, serializeJson } from './json-value.ts';
import type { JsonPromptType } from './prompt-types.ts';
import { type JsonReading, readRequest } from './read-request.ts';
import { sealEnvelope } from './seal-envelope.ts';
import { analysisOf } from './types/describe-look.ts';
import { fieldsOfSchema } from './types/fields-of-schema.ts';
import { writeApiRequest } from './types/write-api-request.ts';
import { draftCodeTask, type GivenCode, writeCodeTask } from './types/write-code-task.ts';
import { draftExtraction, writeDataExtraction } from './types/write-data-extraction.ts';
import { writeDataTask } from './types/write-data-task.ts';
import { writeImageGeneration } from './types/write-image-generation.ts';
import { writeTextTask } from './types/write-text-task.ts';
import { writeVideoGeneration } from './types/write-video-generation.ts';
import { writeWorkflow } from './types/write-workflow.ts';

const WRITERS: Readonly<Record<Exclude<JsonPromptType, 'code_task'>, (asked: JsonReading) => JsonDraft>> = {
  image_generation: writeImageGeneration,
  video_generation: writeVideoGeneration,
  workflow: writeWorkflow,
  data_extraction: writeDataExtraction,
  api_request: writeApiRequest,
  text_task: writeTextTask,
};

/**
 * Turns text, code or a measured picture into a JSON object of the type that fits. Deterministic.
 * @throws RangeError when neither the language of the request nor English was loaded
 */
export function writeJsonPrompt(request: JsonPromptRequest, textPacks: TextPacks, jsonPacks: JsonPacks): JsonPrompt {
  const asked = withCodeApart(request, readRequest(request, textPacks, jsonPacks), textPacks, jsonPacks);
  const given = asked.code === null ? null : readGivenJson(asked.code.source);
  if (given?.kind === 'prompt' && asked.idea === '') {
    const object = improveJsonPrompt(given.object, asked);
    const checks = checkImproved(given.object, object);
    return { object, text: serializeJson(object), type: typeOfPrompt(object), language: asked.language, checks };
  }
  const artefact = artefactFor(request, asked);
  if (artefact !== null) {
    const { object, kind } = artefact;
    return { object, text: serializeJson(object), type: kind, language: asked.language, checks: [] };
  }
  const draft = withAnalysis(
    asked.code === null ? writeForWords(asked) : writeForCode(asked, asked.code, given),
    asked,
  );
  const object = sealEnvelope(draft, asked);
  const checks = checkJsonPrompt(object, {
    sources: asked.sources,
    code: asked.code?.source ?? null,
    hasImage: asked.image !== null && draft.type === 'image_generation',
    contentIn: (text) => contentIn(text, asked),
  });
  return { object, text: serializeJson(object), type: draft.type, language: asked.language, checks };
}

/**
 * Words alone that clearly name the artifact they ask for; a pasted text is a source, which prompts have a place for.
 */
function artefactFor(
  { text = '', imageDescription = '', chosen }: JsonPromptRequest,
  asked: JsonReading,
): { object: JsonObject; kind: ArtefactKind } | null {
  const { reading: words, cards } = asked.json;
  const isPlain = asked.code === null && asked.image === null && imageDescription.trim() === '';
  const { material } = asked.reading;
  const isPasted = material !== null && (material.kind === 'code' || material.text.length > MAX_LISTED_CHARS);
  if (chosen === undefined || !isPlain || asked.isForeign || isPasted) return null;
  const type = chooseType(asked);
  // A request to an address has a separate form.
  if (type === 'api_request') return null;
  const written = writeJsonFromIdea(text.trim(), words, LIKELY[type]);
  const { kind, isNamed } = written;
  const found = cardsFor(written, cards, asked.language);
  // A request that does not mention JSON wants a text, with the prompt in JSON.
  if (found.kind === 'task' && !isNamed && !/json/i.test(text))
    return { object: writeTextRequest(asked), kind: 'task' };
  // Uncertain evidence decides nothing: the request as typed is better than a schema that omits a part of it.
  const isOneLine = !text.trim().includes('\n');
  const certain = isOneLine && found.kind === kind && written.isWhole ? written.object : null;
  return {
    object: certain === null ? writeRequest(written, found, cards) : withCards(certain, written, found, cards),
    kind,
  };
}

/** Text after a colon on the line of the request is usually its list of fields; a text to read is longer. */
const MAX_LISTED_CHARS = 500;

/** The most likely artifact for an idea that does not name it. */
const LIKELY: Readonly<Record<Exclude<JsonPromptType, 'api_request'>, ArtefactKind>> = {
  image_generation: 'scene',
  video_generation: 'scene',
  workflow: 'workflow',
  data_extraction: 'extraction',
  code_task: 'task',
  text_task: 'task',
};

/** Text that is code or JSON, or ends in it, is parsed again as words and code. */
function withCodeApart(
  request: JsonPromptRequest,
  asked: JsonReading,
  textPacks: TextPacks,
  jsonPacks: JsonPacks,
): JsonReading {
  const typed = request.text?.trim() ?? '';
  if (asked.code !== null || typed === '') return asked;
  const again = (text: string, code: string) => readRequest({ ...request, text, code }, textPacks, jsonPacks);
  if (readGivenJson(typed) !== null) return again('', typed);
  const { command, material } = asked.reading;
  const isCode = material?.kind === 'code' && analyseCode(material.text).language !== 'unknown';
  if (isCode && material.text === typed) return again('', typed);
  if (isCode && looksLikeCode(material.text) && chooseType(asked) !== 'api_request')
    return again(command, material.text);
  return asked;
}

function writeForWords(asked: JsonReading): JsonDraft {
  const type = chooseType(asked);
  // Words about code without any code are a job for the text engine.
  return WRITERS[type === 'code_task' ? 'text_task' : type](asked);
}

function writeForCode(asked: JsonReading, code: GivenCode, given: GivenJson | null): JsonDraft {
  if (given?.kind === 'schema') {
    return draftExtraction(asked, {
      fields: fieldsOfSchema(given.properties, given.required),
      list: null,
      schema: code.source,
    });
  }
  if (given?.kind === 'data') return writeDataTask(asked, code, given.value);
  if (given?.kind !== 'invalid') return writeCodeTask(asked, code);
  const { line, column } = given.position;
  const report = analyseCode(code.source, 'json');
  return draftCodeTask(asked, { code, report, action: 'repair_json', place: { position: `${line}:${column}` } });
}

/** Measurements are passed on with jobs of every kind, if they have a place for them. */
function withAnalysis(draft: JsonDraft, { image, json }: JsonReading): JsonDraft {
  if (image === null || draft.type !== 'text_task') return draft;
  return { ...draft, blocks: { ...draft.blocks, reference_analysis: analysisOf(image, json.words.imageMethod) } };
}

/** Things that pixels cannot show, named by our words and not the user's. */
function contentIn(text: string, { sources, json }: JsonReading): string[] {
  if (sources.some((source) => source.includes(text))) return [];
  const own = foldText(sources.reduce((left, source) => left.split(source).join(' '), text)).text;
  return findGroups(json.words, own)
    .filter(({ group }) => group === 'content')
    .map(({ start, end }) => own.slice(start, end))
    .filter((word) => !sources.some((source) => foldText(source).text.includes(word)));
}
