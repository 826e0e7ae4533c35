import { allMatches } from '../../text/all-matches.ts';
import type { HttpMethod } from '../prompt-types.ts';
import type { JsonReading } from '../read-request.ts';

/** A status and what it means or what to do then. */
export type Answer = { status: number; action: string };
export type Answers = {
  /** What the words call a success, or do not call an error. */
  expected: Answer[];
  /** What the words say of other statuses. */
  told: Answer[];
  /** What to do about statuses of which the words say nothing. */
  usual: Answer[];
  /** How often to try, where a number is given. */
  tries: number | null;
};

/** "201 means created", "409 = already exists (not an error)". */
const TOLD =
  /(?<![\d.,:/-])([1-5]\d\d)(?![\d.,:%-])\s*(?:(?:means?|is|are|=|:|→|->|heißt|heisst|bedeutet|ist|significa|es|signifie|è|は|表示|означает|—|–)\s*([^.;,、，。；\n]{2,80})|\(([^()\n]{2,80})\))/gi;
const NO_ERROR =
  /(?:not|n't|no|kein|nicht|sin|pas|non|não|nao|не|değil|ではない|不是|아님|아니)[^.;\n]{0,24}(?:error|fehler|erreur|errore|erro|ошибк|hata|エラー|错误|오류|خطأ)/i;
const TRIES =
  /(?<![\d.])(\d{1,2})\s?(?:x|×|times|tries|attempts|mal|versuche|fois|essais|veces|intentos|volte|tentativi|vezes|tentativas|раз|kez|kere|回|次|번|مرات)(?![\p{L}])/iu;
const FIRST_ERROR = 400;

/** What the words say of the answer of the service; nothing is expected that they do not name. */
export function answersIn({ idea, json }: JsonReading, method: HttpMethod): Answers {
  const { errors } = json.words.api;
  const named = allMatches(idea, TOLD).map((match): Answer & { isFine: boolean } => {
    const status = Number(match[1]);
    const action = (match[2] ?? match[3] ?? '').trim();
    return { status, action, isFine: status < FIRST_ERROR || NO_ERROR.test(action) };
  });
  const statuses = new Set(named.map(({ status }) => status));
  const isRepeatable = method === 'GET' || method === 'PUT' || method === 'DELETE';
  const usual = [
    { status: 401, action: errors.unauthorized },
    { status: 429, action: errors.tooMany },
    ...(isRepeatable ? [{ status: 503, action: errors.server }] : []),
  ];
  const tries = Number(TRIES.exec(idea)?.[1] ?? 0);
  return {
    expected: named.filter(({ isFine }) => isFine).map(({ status, action }) => ({ status, action })),
    told: named.filter(({ isFine }) => !isFine).map(({ status, action }) => ({ status, action })),
    usual: usual.filter(({ status }) => !statuses.has(status)),
    tries: tries > 0 ? tries : null,
  };
}
