import type { LanguageCode } from '../languages.ts';
import { oncePer } from '../once-per.ts';
import type { TextPack } from '../words/text-pack.ts';
import { foldText } from './fold-text.ts';
import type { Shape } from './idea-shape.ts';
import { lexiconOf } from './lexicon.ts';

/** An ordinary word: not a link, a handle, a file name or a word with its own capitals ("iPhone"). */
const PLAIN_WORD = /^\p{Ll}[\p{Ll}\p{M}'’-]*(?=[\s,.:;?!]|$)/u;
const CAPITALIZED_WORD = /^\p{Lu}\p{Ll}*(?!\p{L})/u;
/** Scripts without capitals: a Latin name at the start of their sentence ("orders 테이블") stays as it is. */
const UNCASED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}]/u;
/** After anything else a mark would be redundant, or part of an address. */
const OPEN_END = /[\p{L}\p{M}\p{N})%]$/u;
/** Of a word: an address, a path, a file or a hashtag. */
const ADDRESS = /\S[@/\\_]|#\S|^\P{L}*\p{L}.*\.\S/u;
const CLAUSE_MARK = /[,;:.!?、。，；：！？،؛؟]/u;

type Typing = { language: LanguageCode; shape: Shape; pack: TextPack };
type Task = { task: string; isLed: boolean };

/** The request as a sentence: an initial capital and a final mark; nothing in between changes. */
export function tidyTask({ task, isLed }: Task, typing: Typing): Task {
  const { language, shape } = typing;
  if (shape !== 'plain' && shape !== 'question') return { task, isLed };
  const isPlain = !isLed && PLAIN_WORD.test(task) && !UNCASED.test(task);
  const opened = isPlain ? task.charAt(0).toLocaleUpperCase(language) + task.slice(1) : task;
  return { task: opened + stopFor(opened, typing, isLed), isLed };
}

function stopFor(task: string, { shape, pack }: Typing, isLed: boolean): string {
  const { typography } = pack;
  if (!OPEN_END.test(task) || ADDRESS.test(task.split(/\s/).at(-1) ?? '')) return '';
  if (isLed) return typography.stop;
  const clauses = foldText(task).text.split(CLAUSE_MARK);
  const isQuestion = clauses.length === 1 && shape === 'question';
  // "My dog limps, what should i do"; after a colon comes the subject of a text.
  const asksLast = !/[:：]/.test(task) && lexiconOf(pack).patterns.question.test(clauses.at(-1)?.trim() ?? '');
  return isQuestion || asksLast ? typography.questionMark : typography.stop;
}

type Order = {
  article: RegExp;
  vowel: RegExp;
  common: RegExp;
  works: readonly { verb: string; named: RegExp; isPlural: boolean }[];
};

const compiled = oncePer((order: NonNullable<TextPack['order']>): Order => {
  const works = order.works.map((work) => ({ ...work, named: new RegExp(`^(?:${work.named})`, 'u') }));
  const built = {
    article: new RegExp(`^(?:${order.articles})`, 'u'),
    common: new RegExp(`^(?:${order.common})(?!\\p{L})`, 'u'),
    vowel: new RegExp(`^(?:${order.vowel})`, 'u'),
    works,
  };
  return built;
});

/**
 * "Email to my landlord" as an order, "Write an email to my landlord"; null if the language or the opening does not
 * allow it.
 */
export function orderFor(command: string, pack: TextPack): string | null {
  const { order } = pack;
  if (order === undefined) return null;
  const { article, vowel, common, works } = compiled(order);
  const folded = foldText(command).text;
  if (lexiconOf(pack).patterns.saysWhatToDo.test(folded)) return null;
  const given = article.exec(folded)?.[0] ?? '';
  const work = works.find(({ named }) => named.test(folded.slice(given.length)));
  if (work === undefined) return null;
  const isCommon = given !== '' || common.test(folded);
  const said =
    CAPITALIZED_WORD.test(command) && isCommon ? command.charAt(0).toLowerCase() + command.slice(1) : command;
  if (given !== '' || work.isPlural) return `${work.verb} ${said}`;
  return `${work.verb} ${vowel.test(folded) ? order.beforeVowel : order.before} ${said}`;
}
