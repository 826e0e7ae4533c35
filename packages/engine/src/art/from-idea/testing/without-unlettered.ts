import type { LanguageCode } from '../../../languages.ts';
import { ART_PACKS } from '../../all-art-packs.ts';
import type { ArtFromIdea } from '../../write-art-from-idea.ts';

/** The picture without the sentence that pictures without any writing end with. */
export function withoutUnlettered(picture: ArtFromIdea, language: LanguageCode = 'en'): ArtFromIdea {
  const sentence = ART_PACKS[language].fromIdea.sentences['no-lettering'];
  const pieces = picture.pieces.filter(({ text }) => text !== sentence);
  const at = picture.prompt.toLowerCase().lastIndexOf(sentence.toLowerCase());
  const rest = picture.prompt.slice(at + sentence.length).replace(/^[.。]\s?/u, '');
  return { ...picture, pieces, prompt: at < 0 ? picture.prompt : `${picture.prompt.slice(0, at)}${rest}`.trimEnd() };
}
