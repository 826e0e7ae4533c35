/** A breath before and after the speech. */
const PAUSE_SECONDS = 1;
/**
 * Units of speech per second. Source: Google's video prompt guide for words; usual rates of calm speech for the rest.
 */
const RATES = { word: 2.3, hanCharacter: 4, mora: 6, hangulSyllable: 5 };
const MORAE_PER_KANJI = 2;

const QUOTED =
  /(?<!\p{L})'([^']*)'(?!\p{L})|‘([^‘’]*)’(?!\p{L})|"([^"]*)"|“([^“”]*)”|„([^„“”]*)[“”]|«([^«»]*)»|「([^「」]*)」|『([^『』]*)』/gu;
const SPEAKER = /^[^:：\n]{1,60}[:：]\s*/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;
const SMALL_KANA = /[ゃゅょャュョぁぃぅぇぉァィゥェォ]/gu;
const HAN = /\p{Script=Han}/gu;
const HANGUL = /\p{Script=Hangul}/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;

/** Seconds that the dialogue takes, depending on its scripts; 0 without dialogue. */
export function speakingTime(dialogue: string): number {
  const spoken = dialogue.split('\n').map(spokenIn).join(' ');
  const kana = count(spoken, KANA) - count(spoken, SMALL_KANA);
  const han = count(spoken, HAN);
  const words = count(spoken.replace(KANA, ' ').replace(HAN, ' ').replace(HANGUL, ' '), WORD);
  const seconds =
    words / RATES.word +
    count(spoken, HANGUL) / RATES.hangulSyllable +
    (kana > 0 ? (kana + han * MORAE_PER_KANJI) / RATES.mora : han / RATES.hanCharacter);
  return seconds === 0 ? 0 : seconds + PAUSE_SECONDS;
}

/** True if each line names its speaker: by a label before a colon, or in words before the quotation. */
export function isSpeakerNamed(dialogue: string): boolean {
  return dialogue
    .split('\n')
    .filter((line) => line.trim() !== '')
    .every((line) => SPEAKER.test(line) || /^\s*[\p{L}\p{N}]/u.test(line.replace(QUOTED, '')));
}

function spokenIn(line: string): string {
  const quotes = [...line.matchAll(QUOTED)].map((match) => match.slice(1).join(''));
  return quotes.length > 0 ? quotes.join(' ') : line.replace(SPEAKER, '');
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
