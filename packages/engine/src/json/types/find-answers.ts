import { allMatches } from '../../text/all-matches.ts';
import { typedBetween } from '../../text/fold-text.ts';
import { jsonLexiconOf } from '../json-cues.ts';
import type { HttpMethod } from '../prompt-types.ts';
import type { JsonReading } from '../read-request.ts';
import { matchOf } from './clause-role.ts';

/** A status with its meaning or what to do about it. */
export type Answer = { status: number; action: string };
type JudgedAnswer = Answer & { isFine: boolean };
export type Answers = {
  /** What the request calls a success, or not an error. */
  expected: Answer[];
  /** What the request says about other statuses. */
  told: Answer[];
  /** What to do about statuses that the request does not mention. */
  usual: Answer[];
  /** The number of tries, if given. */
  tries: number | null;
};

/** "201 means created", "409 = already exists (not an error)". */
const TOLD =
  /(?<![\d.,:/-])([1-5]\d\d)(?![\d.,:%-])\s*(?:(?:means?|is|are|=|:|→|->|heißt|heisst|bedeutet|ist|significa|es|signifie|è|は|表示|означает|—|–)\s*([^.;,、，。；\n]{2,80})|\(([^()\n]{2,80})\))/gi;
const NO_ERROR =
  /(?:not|n't|no|kein|nicht|sin|pas|non|não|nao|не|değil|ではない|不是|아님|아니)[^.;\n]{0,24}(?:error|fehler|erreur|errore|erro|ошибк|hata|エラー|错误|오류|خطأ)/i;
export const TRIES =
  /(?<![\d.])(\d{1,2})\s?(?:x|×|times|tries|attempts|mal|versuche|fois|essais|veces|intentos|volte|tentativi|vezes|tentativas|раз|kez|kere|回|次|번|مرات)(?![\p{L}])/iu;
const TWICE = /(?<!\p{L})(?:twice|zweimal|dos veces|deux fois|due volte|duas vezes|дважды)(?!\p{L})/iu;
/** A status code, outside of links and longer numbers. */
const STATUS = /(?<![\d.,:/=·-])([245]\d\d)(?![\d%·-]|[.,:]\d)/g;
const THRICE =
  /(?<!\p{L})(?:three times|dreimal|tres veces|trois fois|tre volte|três vezes|трижды|три раза|üç kez|三回|三次|세 번|ثلاث مرات)(?!\p{L})/iu;
const SENTENCE_END = /[.;。；\n](?!\d)|$/;
const MAX_ACTION_CHARS = 120;
const MAX_SENTENCE_CHARS = 240;
const FIRST_ERROR = 400;

/** What the request says about the response of the service; we expect nothing it does not mention. */
export function answersIn(asked: JsonReading, method: HttpMethod): Answers {
  const { idea, json } = asked;
  const { errors } = json.words.api;
  const defined = allMatches(idea, TOLD).map((match): JudgedAnswer => {
    const status = Number(match[1]);
    const action = (match[2] ?? match[3] ?? '').trim();
    return { status, action, isFine: status < FIRST_ERROR || NO_ERROR.test(action) };
  });
  const taken = new Set(defined.map(({ status }) => status));
  const named = [...defined, ...inSentences(asked).filter(({ status }) => !taken.has(status))];
  const statuses = new Set(named.map(({ status }) => status));
  const hasOwn = named.some(({ isFine }) => !isFine);
  const isRepeatable = method === 'GET' || method === 'PUT' || method === 'DELETE';
  const usual = [
    { status: 401, action: errors.unauthorized },
    { status: 429, action: errors.tooMany },
    ...(isRepeatable ? [{ status: 503, action: errors.server }] : []),
  ];
  const tries = Number(TRIES.exec(idea)?.[1] ?? (THRICE.test(idea) ? 3 : TWICE.test(idea) ? 2 : 0));
  return {
    expected: named.filter(({ isFine }) => isFine).map(({ status, action }) => ({ status, action })),
    told: named.filter(({ isFine }) => !isFine).map(({ status, action }) => ({ status, action })),
    // A request that handles one error lists all the errors it wants handled.
    usual: hasOwn ? [] : usual.filter(({ status }) => !statuses.has(status)),
    tries: tries > 0 ? tries : null,
  };
}

/** "Success is 201", "if it returns 503 wait a minute": the words before a code determine its meaning. */
function inSentences({ visible, folded, json }: JsonReading): JudgedAnswer[] {
  const { success, onStatus } = jsonLexiconOf(json.words).patterns;
  return allMatches(visible, STATUS).flatMap(({ index, 0: code }): JudgedAnswer[] => {
    const status = Number(code);
    const sentence =
      visible
        .slice(Math.max(0, index - MAX_SENTENCE_CHARS), index)
        .split(/[.;。；\n](?!\d)/)
        .at(-1) ?? '';
    const end = index + code.length + visible.slice(index + code.length).search(SENTENCE_END);
    const whole = visible.slice(index + code.length, end);
    const rest = whole.slice(0, untilNext(whole));
    if (status < FIRST_ERROR) {
      return matchOf(success, sentence) === null ? [] : [{ status, action: '', isFine: true }];
    }
    const isClosing = json.words.verbsLast;
    if (matchOf(onStatus, isClosing ? rest : sentence) === null) return [];
    // "Try three times if it returns 503": the action precedes the code.
    const isBefore = isClosing || !/\p{L}/u.test(rest);
    const start = isBefore ? index - (sentence.split(/[,、，]/).at(-1) ?? '').length : index + code.length;
    const action = typedBetween(folded, start, index + code.length + rest.length)
      .replace(/^[\s,:、，：]+/, '')
      .trim();
    return action === '' || action.length > MAX_ACTION_CHARS ? [] : [{ status, action, isFine: false }];
  });
}

/** The description of the next code starts after the last comma before it. */
function untilNext(text: string): number {
  STATUS.lastIndex = 0;
  const next = STATUS.exec(text)?.index;
  if (next === undefined) return text.length;
  const comma = text.slice(0, next).search(/[,،、，][^,،、，]*$/);
  return comma < 0 ? next : comma;
}
