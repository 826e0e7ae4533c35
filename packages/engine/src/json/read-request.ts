import { countWords } from '../count-words.ts';
import type { LanguageCode } from '../languages.ts';
import { detectLanguage } from '../text/detect-language.ts';
import { fillSpans } from '../text/fill-spans.ts';
import { type FoldedText, foldText } from '../text/fold-text.ts';
import { quotationsAndLinksIn } from '../text/quotations.ts';
import { type Reading, readIdea } from '../text/read-idea.ts';
import type { TextPacks } from '../text/text-prompt.ts';
import { promptLanguageOf } from '../text/write-text-prompt.ts';
import type { TextPack } from '../words/text-pack.ts';
import { readGivenJson } from './given-json.ts';
import { findGroups, type GroupHit } from './json-cues.ts';
import type { JsonPack, JsonPacks, JsonPromptRequest } from './json-prompt.ts';
import type { PixelFacts } from './pixels/pixel-facts.ts';

/** Everything known about a request before its type is chosen. */
export type JsonReading = {
  /** The user's words: text without its fence, and the description of the image. */
  idea: string;
  code: { source: string; tag: string } | null;
  image: PixelFacts | null;
  /** The description of a supplied picture; it is at the end of the idea. */
  described: string;
  /** The object must contain each supplied piece whole. */
  sources: readonly string[];
  inputTypes: ('text' | 'code' | 'json' | 'image' | 'image_description')[];
  words: number;
  language: LanguageCode;
  isForeign: boolean;
  reading: Reading;
  folded: FoldedText;
  /** The things an idea names outside of quotations and links. */
  hits: readonly GroupHit[];
  /** The folded text with quotations and links blanked; positions refer to `folded`. */
  visible: string;
  pack: TextPack;
  json: JsonPack;
  variant: number;
};

const FENCE = /```([\w+#.-]*)[ \t]*\n([\s\S]*?)(?:\n```|```|$)/;
/** Neither a letter nor a space, so nothing matches in it and nothing trims it. */
const FILLER = '·';

const ADDRESS = /(?:\b(?:GET|POST|PUT|PATCH|DELETE)\s+)?https?:\/\/[^\s<>"']{1,400}/g;

type Pieces = { words: string[]; source: string; tag: string };

/** The language that a request needs, so that a browser can load only that one. */
export function jsonLanguageOf(request: JsonPromptRequest): LanguageCode {
  // A link says nothing about the language around it.
  const idea = takeApart(request).words.join('\n').replace(ADDRESS, ' ');
  return promptLanguageOf({ idea, language: request.language, pageLanguage: request.pageLanguage });
}

function takeApart({ text = '', code = '', imageDescription = '' }: JsonPromptRequest): Pieces {
  const typed = text.trim();
  const fence = code.trim() === '' ? FENCE.exec(typed) : null;
  const before = fence === null ? typed : typed.slice(0, fence.index).trim();
  const after = fence === null ? '' : typed.slice(fence.index + fence[0].length).trim();
  const words = [before, after, imageDescription.trim()].filter((piece) => piece !== '');
  return { words, source: fence?.[2] ?? code, tag: fence?.[1] ?? '' };
}

/** @throws RangeError when neither the language of the request nor English was loaded */
export function readRequest(request: JsonPromptRequest, textPacks: TextPacks, jsonPacks: JsonPacks): JsonReading {
  const { image = null, pageLanguage = 'en', variant = 0 } = request;
  const { words: pieces, source, tag } = takeApart(request);
  const idea = pieces.join('\n');
  const described = request.imageDescription?.trim() ?? '';
  const wanted = jsonLanguageOf(request);
  const language = textPacks[wanted] === undefined || jsonPacks[wanted] === undefined ? 'en' : wanted;
  const pack = textPacks[language];
  const json = jsonPacks[language];
  if (pack === undefined || json === undefined) throw new RangeError(`The words of "${wanted}" were not loaded.`);
  const hasCode = source.trim() !== '';
  const folded = foldText(idea);
  const visible = fillSpans(folded.text, quotationsAndLinksIn(folded.text), FILLER);
  return {
    idea,
    code: hasCode ? { source, tag } : null,
    image,
    described,
    sources: hasCode ? [...pieces, source] : pieces,
    inputTypes: [
      ...(idea === described ? [] : (['text'] as const)),
      ...(described === '' ? [] : (['image_description'] as const)),
      ...(hasCode ? [readGivenJson(source) === null ? ('code' as const) : ('json' as const)] : []),
      ...(image === null ? [] : (['image'] as const)),
    ],
    words: countWords(idea) + countWords(source),
    language,
    isForeign: idea !== '' && detectLanguage(idea, pageLanguage) !== language,
    reading: readIdea(idea, pack),
    folded,
    hits: findGroups(json.words, visible),
    visible,
    pack,
    json,
    variant,
  };
}
