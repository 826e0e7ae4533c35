import type { LanguageCode } from '../../languages.ts';
import { allMatches } from '../../text/all-matches.ts';
import { languagesNamedIn } from '../../text/find-prompt-language.ts';
import words from '../../words/prompt-languages.json' with { type: 'json' };

let named: RegExp | undefined;
let keys: RegExp | undefined;

/** "In German", "по-немецки", "almanca", 德语: an adjective alone ("a Japanese garden") names no language. */
function namePattern(): RegExp {
  const any = Object.values(words.names).join('|');
  return new RegExp(
    `(?<!\\p{L})(?:in|en|auf|em|na|на)\\s(?:${any})|по-\\p{L}+ски(?!\\p{L})|(?<!\\p{L})ب(?:ال)?(?=\\p{L})(?<=ب(?:ال)?)(?:${any})` +
      `|(?<!\\p{L})(?=\\p{L}+c[ae](?!\\p{Script=Latin}))(?:${any})(?<=c[ae])|(?=[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hangul}])(?:${any})`,
    'gu',
  );
}

/**
 * True if texts are wanted in a language that is named ("values in German"); that of keys alone says nothing of them.
 * @param folded quotations and links are blanked
 * @param own the language of the idea, whose words are then kept
 */
export function namesTextLanguage(folded: string, own?: LanguageCode): boolean {
  named ??= namePattern();
  keys ??= new RegExp(`(?:${words.keys})(?!\\s?(?:${words.joins})(?!\\p{L}))`, 'u');
  const ofKeys = keys;
  let from = 0;
  return allMatches(folded, named).some(({ index, 0: name }) => {
    const before = folded.slice(from, index).split(/[,.;:،؛、，。；：\n]/u);
    from = index + name.length;
    const isLettering = /^\s?[¤"'«“„「]/u.test(folded.slice(from, from + 2));
    const isOwn = own !== undefined && languagesNamedIn(name).includes(own);
    return !isLettering && !isOwn && !ofKeys.test(before.at(-1) ?? '');
  });
}
