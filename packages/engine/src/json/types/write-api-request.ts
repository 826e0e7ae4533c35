import { fillSentence } from '../../text/fill-sentence.ts';
import { bracketed, type JsonDraft, joinLines, labelled, pickWording } from '../json-draft.ts';
import { filled, type JsonObject, type JsonValue } from '../json-value.ts';
import { HTTP_METHODS, type HttpMethod } from '../prompt-types.ts';
import type { JsonReading } from '../read-request.ts';
import { ruledOut } from '../ruled-out.ts';
import { titleOf } from '../title-of.ts';
import { type Answer, type Answers, answersIn, TRIES } from './find-answers.ts';
import { type Body, findBody } from './find-body.ts';

const WRITTEN_METHOD = /\b(?:GET|POST|PUT|PATCH|DELETE)\b/;
const WRITTEN_URL =
  /https?:\/\/[^\s<>"'`\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]*[^\s<>"'`.,;:!?)\]\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/;
const WRITTEN_PATH = /(?:^|[\s。、：])(\/[\w{}:.~-]+(?:\/[\w{}:.~-]+)*(?:\?[\w=&%{}.-]+)?)/;
/** Sending these twice has the same effect as sending them once. Source: RFC 9110, 9.2.2. */
const REPEATABLE: readonly HttpMethod[] = ['GET', 'PUT', 'DELETE'];
const MAX_TRIES = 3;
const UNAVAILABLE = 503;
/** How long to wait between tries, if given. */
const BACKOFF = /\b(?:exponential|exponentiell|exponencial|exponentiel|esponenziale|linear|lineal|linéaire|lineare)\b/i;
const TRIES_AGAIN =
  /\bretr(?:y|ies)|wiederhol|erneut|reintent|réessa|riprov|ritent|novamente|tente de novo|повтор|tekrar dene|再試行|リトライ|재시도|重试|أعد المحاولة/iu;

/** The address comes from the text or is a placeholder; nothing about the service is made up. */
export function writeApiRequest(asked: JsonReading): JsonDraft {
  const { idea, json, pack, variant } = asked;
  const { words } = json;
  const { typography } = pack;
  const own = words.types.api_request;
  const { method, isAssumed } = methodOf(asked);
  const url = urlOf(asked);
  const found = answersIn(asked, method);
  const body = findBody(asked);
  const retry = retryFor(asked, found, method);
  const content = describeContent(asked, method, body);
  // Without a given number of tries, we do not mention retries.
  const usual = found.usual.filter(({ status }) => retry !== null || status !== UNAVAILABLE);
  const answers = { ...found, usual: usual.map((answer) => withTries(answer, found.tries ?? MAX_TRIES)) };
  return {
    type: 'api_request',
    title: titleOf(titled(idea, method, url)) ?? own.title,
    prompt: joinLines([
      pickWording(own.opening, variant),
      labelled(words.labels.request, idea, typography),
      labelled(words.labels.method, method, typography),
      labelled(words.labels.address, url, typography),
      messageOf(content),
      ...answers.usual.map(({ status, action }) => `- ${status}${typography.colon}${action}`),
      ...own.constraints.map((line) => `- ${line}`),
    ]),
    blocks: {
      request: filled({
        method,
        url,
        ...content,
        expected: answers.expected.length === 0 ? undefined : statusesOf(answers.expected),
        errors: [...answers.told, ...answers.usual].map(({ status, action }) => ({ status, action })),
        retry: retry?.object,
      }),
    },
    constraints: [...ruledOut(asked), ...body.limits, ...own.constraints],
    output: { format: 'json' },
    assumptions: [
      ...(isAssumed ? [words.api.defaultMethod] : []),
      ...(content.body !== undefined && body.hasSpokenNames ? [words.api.fieldNames] : []),
      ...(retry?.isAssumed === true ? [words.api.defaultTries] : []),
    ],
  };
}

/** Headers and body as sent, so that "listed" is meaningful to someone who reads only the prompt. */
function messageOf({ headers, body }: Pick<ReturnType<typeof describeContent>, 'headers' | 'body'>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
  return ['```http', ...lines, ...(body === undefined ? [] : ['', JSON.stringify(body, null, 2)]), '```'].join('\n');
}

/** Empty if the request mentions retries in a way that no rule understands. */
function retryFor(
  { idea }: JsonReading,
  { tries, told, usual }: Answers,
  method: HttpMethod,
): { object: JsonObject; isAssumed: boolean } | null {
  const backoff = BACKOFF.exec(idea)?.[0].toLowerCase();
  const statuses = told
    .filter(({ action }) => TRIES_AGAIN.test(action) || TRIES.test(action))
    .map(({ status }) => status);
  const isUsual = statuses.length === 0 && usual.some(({ status }) => status === UNAVAILABLE);
  const onStatus = isUsual ? [UNAVAILABLE] : statuses;
  if (tries !== null) return { object: filled({ max: tries, on_status: onStatus, backoff }), isAssumed: false };
  if (told.length > 0 || !REPEATABLE.includes(method) || TRIES_AGAIN.test(idea)) return null;
  return { object: filled({ max: MAX_TRIES, on_status: onStatus, backoff }), isAssumed: true };
}

/** Someone who reads only the prompt also needs the number of tries. */
function withTries({ status, action }: Answer, tries: number): Answer {
  return { status, action: fillSentence(action, { tries: String(tries) }) };
}

/** A single success is an object, as in an answer; several are a list. */
function statusesOf(expected: readonly Answer[]): JsonValue {
  const [only] = expected;
  if (expected.length === 1 && only !== undefined) return { status: only.status };
  return expected.map(({ status, action }) => ({ status, meaning: action }));
}

/** A method and an address are a better title than the sentence around them. */
function titled(idea: string, method: HttpMethod, url: string): string {
  const path = /^(?:https?:\/\/[^/]+|\[[^\]]*\])(\/[^?#]*)/.exec(url)?.[1];
  return path === undefined ? idea : `${method} ${path}`;
}

function methodOf({ idea, hits }: JsonReading): { method: HttpMethod; isAssumed: boolean } {
  const written = WRITTEN_METHOD.exec(idea)?.[0];
  const known = HTTP_METHODS.find((method) => method === written);
  if (known !== undefined) return { method: known, isAssumed: false };
  const hit = hits.find(({ group }) => group.startsWith('method:'));
  if (hit === undefined) return { method: 'GET', isAssumed: true };
  return { method: hit.group.slice('method:'.length) as HttpMethod, isAssumed: false };
}

function urlOf({ idea, json }: JsonReading): string {
  const base = bracketed(json.words.placeholders.baseUrl.name);
  return WRITTEN_URL.exec(idea)?.[0] ?? `${base}${WRITTEN_PATH.exec(idea)?.[1] ?? ''}`;
}

function describeContent(
  asked: JsonReading,
  method: HttpMethod,
  named: Body,
): { headers: JsonObject; query: JsonValue | undefined; body: JsonValue | undefined } {
  const sends = method !== 'GET' && method !== 'DELETE';
  const written = sends ? writtenBody(asked.idea) : undefined;
  const fields = written === undefined ? { ...setValues(asked), ...named.fields } : {};
  const hasFields = Object.keys(fields).length > 0;
  const body = sends ? (written ?? (hasFields ? fields : undefined)) : undefined;
  return {
    headers: filled({
      Accept: 'application/json',
      'Content-Type': body === undefined ? undefined : 'application/json',
      ...secretHeader(asked),
    }),
    query: !sends && hasFields ? fields : undefined,
    body,
  };
}

/** "X-Api-Key" if the request mentions a key and no token. */
function secretHeader({ hits, idea, json }: JsonReading): Record<string, string> {
  if (!hits.some(({ group }) => group === 'authorized')) return {};
  const token = bracketed(json.words.placeholders.token.name);
  const isKey = /\bapi[- ]?(?:key|schl)/i.test(idea) && !/\b(?:bearer|token|oauth)\b/i.test(idea);
  return isKey ? { 'X-Api-Key': token } : { Authorization: `Bearer ${token}` };
}

/** "days=3" next to the address, whatever the language of the rest. */
function setValues({ visible }: JsonReading): JsonObject {
  const pairs = [...visible.matchAll(/(?<![\w?&·])([a-z][\w.-]{0,40})\s?=\s?([\w.-]{1,60})/g)];
  return Object.fromEntries(
    pairs.map(([, name = '', value = '']): [string, JsonValue] => [name, /^\d+$/.test(value) ? Number(value) : value]),
  );
}

/** A JSON object in the text. */
function writtenBody(idea: string): JsonValue | undefined {
  const start = idea.indexOf('{');
  const end = idea.lastIndexOf('}');
  if (start < 0 || end < start) return undefined;
  try {
    return JSON.parse(idea.slice(start, end + 1)) as JsonValue;
  } catch {
    // Braces without JSON ("/users/{id}") are part of the sentence.
    return undefined;
  }
}
