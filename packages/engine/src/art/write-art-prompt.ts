import { countWords } from '../count-words.ts';
import type { LanguageCode } from '../languages.ts';
import { detectLanguage } from '../text/detect-language.ts';
import type { ArtWords } from '../words/art-words.ts';
import { midjourneyLook, SDXL_SIZES } from './art-facts.ts';
import type { ArtNote } from './art-note.ts';
import type { ArtPlan } from './art-plan.ts';
import type { ArtPacks, ArtPrompt, ArtPromptRequest } from './art-prompt.ts';
import type { ArtTarget } from './art-targets.ts';
import { checkArtPrompt } from './check-art-prompt.ts';
import { fitPlan } from './fit-plan.ts';
import { estimateClipTokens, FRAME_CLIP_TOKENS, lengthBand, MAX_CLIP_TOKENS } from './length-bands.ts';
import { negativePrompt } from './negative-tags.ts';
import { planArt } from './plan-art.ts';
import { readDetails } from './read-details.ts';
import { writeFlux, writeNatural } from './write-sentences.ts';
import { writePhrases, writeWeightedTags } from './write-tags.ts';

type LanguagesRequest = Pick<ArtPromptRequest, 'target' | 'language'> & {
  configuration: Pick<ArtPromptRequest['configuration'], 'details'>;
};

/** The languages whose words a request needs: the one of the details, to understand them, and the one of the prompt. */
export function artLanguagesOf({ configuration, target, language = 'en' }: LanguagesRequest): LanguageCode[] {
  const written = isEnglishOnly(target) ? 'en' : language;
  return [...new Set<LanguageCode>(['en', written, detectLanguage(configuration.details, language) ?? language])];
}

/** Turns the choices of the art form into a prompt for one kind of image model. Deterministic. */
export function writeArtPrompt(request: ArtPromptRequest, packs: ArtPacks): ArtPrompt {
  const { configuration, target, language = 'en', variant = 0 } = request;
  const words = (isEnglishOnly(target) ? undefined : packs[language]) ?? packs.en;
  const spoken = detectLanguage(configuration.details, language) ?? language;
  const details = readDetails(configuration.details, packs[spoken] ?? packs[language] ?? packs.en);
  const { plan, notes } = planArt({ configuration, details, words, variant, isEnglish: spoken === 'en' });

  const band = lengthBand(target, details, words.wordRatio);
  const isTokenLimited = target === 'stable-diffusion';
  const maxTokens = Math.max(MAX_CLIP_TOKENS, estimateClipTokens(details.body) + FRAME_CLIP_TOKENS);
  const isWithinTokens = (text: string) => !isTokenLimited || estimateClipTokens(text) <= maxTokens;
  const write = (one: ArtPlan) => WRITERS[target](one, words);
  const fitted = fitPlan(plan, {
    write,
    isThin: (written) => countWords(written) < band.min,
    fits: (written) => isWithinTokens(written) && countWords(written) <= band.aim,
  });
  const text = write(fitted);
  const parameters = target === 'midjourney' ? midjourneyParameters(plan, configuration) : '';
  const prompt = parameters === '' ? text : `${text} ${parameters}`;
  const negative = isTokenLimited ? negativePrompt(configuration, details, plan.exclusions.tags, text) : null;
  return {
    prompt,
    negativePrompt: negative,
    aspectRatio: plan.ratio,
    size: SIZED.includes(target) ? SDXL_SIZES[plan.ratio] : null,
    parameters,
    notes: [...notes, ...targetNotes(plan, target, text)],
    checks: checkArtPrompt({
      configuration,
      target,
      words,
      details,
      text,
      ownText: write(withoutTypedWords(fitted)),
      parameters,
      negativePrompt: negative,
    }),
  };
}

/** The engine's own words, so that a check does not judge the user's. */
function withoutTypedWords(plan: ArtPlan): ArtPlan {
  const { details } = plan;
  const blank = (typed: string) => (typed === '' ? '' : '…');
  return {
    ...plan,
    details: {
      ...details,
      wish: blank(details.wish),
      body: blank(details.body),
      coloured: details.coloured.map(blank),
      quoted: details.quoted.map(blank),
    },
  };
}

const WRITERS: Readonly<Record<ArtTarget, (plan: ArtPlan, words: ArtWords) => string>> = {
  natural: writeNatural,
  midjourney: writePhrases,
  'stable-diffusion': writeWeightedTags,
  flux: writeFlux,
};

/** These take the frame in pixels, in a separate field. */
const SIZED: readonly ArtTarget[] = ['stable-diffusion', 'flux'];

/** These two were trained on English captions. */
function isEnglishOnly(target: ArtTarget): boolean {
  return target === 'midjourney' || target === 'stable-diffusion';
}

/** A parameter typed by the user replaces ours of the same name. */
function midjourneyParameters({ details, exclusions, ratio }: ArtPlan, { style }: { style: ArtPlan['style'] }): string {
  const nameOf = (parameter: string) => /^--[a-z]+/.exec(parameter)?.[0] ?? '';
  const aliases: Readonly<Record<string, string>> = { '--aspect': '--ar', '--stylize': '--s' };
  const typed = new Set(details.parameters.map(nameOf).map((name) => aliases[name] ?? name));
  const ours = [
    `--ar ${ratio}`,
    ...midjourneyLook(style).split(/ (?=--)/),
    ...(exclusions.tags.length === 0 ? [] : [`--no ${exclusions.tags.join(', ')}`]),
  ];
  const isOurs = (parameter: string) => nameOf(parameter) === '--no' || !typed.has(nameOf(parameter));
  return [...ours.filter(isOurs), ...details.parameters].join(' ');
}

function targetNotes({ details }: ArtPlan, target: ArtTarget, text: string): ArtNote[] {
  const notes: ArtNote[] = [];
  if (target === 'flux' && details.exclusions.length > 0) {
    notes.push({
      code: 'exclusion-as-presence',
      facts: { excluded: details.exclusions.map(({ typed }) => typed).join(', ') },
    });
  }
  if (target !== 'midjourney' && details.parameters.length > 0) {
    notes.push({ code: 'parameters-elsewhere', facts: { parameters: details.parameters.join(' ') } });
  }
  if (target !== 'stable-diffusion') return notes;
  if (estimateClipTokens(text) > MAX_CLIP_TOKENS) {
    notes.push({ code: 'details-too-long', facts: { tokens: String(MAX_CLIP_TOKENS) } });
  }
  // a tie counts as English, to avoid wrong advice
  if ((detectLanguage(details.body, 'en') ?? 'en') !== 'en') notes.push({ code: 'details-not-english', facts: {} });
  return notes;
}
