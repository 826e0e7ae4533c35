import { bracketed, type JsonDraft, joinLines, labelled, pickWording } from '../json-draft.ts';
import { filled, type JsonObject, type JsonValue } from '../json-value.ts';
import { HTTP_METHODS, type HttpMethod } from '../prompt-types.ts';
import type { JsonReading } from '../read-request.ts';
import { ruledOut } from '../ruled-out.ts';
import { titleOf } from '../title-of.ts';
import { findFields } from './find-fields.ts';

const WRITTEN_METHOD = /\b(?:GET|POST|PUT|PATCH|DELETE)\b/;
const WRITTEN_URL =
  /https?:\/\/[^\s<>"'`\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]*[^\s<>"'`.,;:!?)\]\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/;
const WRITTEN_PATH = /(?:^|[\s。、：])(\/[\w{}:.~-]+(?:\/[\w{}:.~-]+)*(?:\?[\w=&%{}.-]+)?)/;
/** Source: RFC 9110, 9.3 and 15.3: what a success answers where the service says nothing else. */
const USUAL_STATUS: Readonly<Record<HttpMethod, number>> = { GET: 200, POST: 201, PUT: 200, PATCH: 200, DELETE: 204 };
/** Sending these twice changes no more than sending them once. Source: RFC 9110, 9.2.2. */
const REPEATABLE: readonly HttpMethod[] = ['GET', 'PUT', 'DELETE'];
const MAX_TRIES = 3;

/** The address comes from the text or is a placeholder; nothing about the service is made up. */
export function writeApiRequest(asked: JsonReading): JsonDraft {
  const { idea, json, pack, variant } = asked;
  const { words } = json;
  const { typography } = pack;
  const own = words.types.api_request;
  const { method, isAssumed } = methodOf(asked);
  const url = urlOf(asked);
  const { errors } = words.api;
  return {
    type: 'api_request',
    title: titleOf(idea) ?? own.title,
    prompt: joinLines([
      pickWording(own.opening, variant),
      labelled(words.labels.request, idea, typography),
      labelled(words.labels.method, method, typography),
      labelled(words.labels.address, url, typography),
      `- 401${typography.colon}${errors.unauthorized}`,
      `- 429${typography.colon}${errors.tooMany}`,
      ...own.constraints.map((line) => `- ${line}`),
    ]),
    blocks: {
      request: filled({
        method,
        url,
        ...describeContent(asked, method),
        expected: { status: USUAL_STATUS[method] },
        errors: [
          { status: 401, action: errors.unauthorized },
          { status: 429, action: errors.tooMany },
          ...(REPEATABLE.includes(method) ? [{ status: 503, action: errors.server }] : []),
        ],
        retry: REPEATABLE.includes(method) ? { max: MAX_TRIES, backoff: 'exponential' } : undefined,
      }),
    },
    constraints: [...ruledOut(asked), ...own.constraints],
    output: { format: words.formats.json },
    assumptions: isAssumed ? [words.api.defaultMethod] : [],
  };
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

function describeContent(asked: JsonReading, method: HttpMethod): { headers: JsonObject; body: JsonValue | undefined } {
  const sends = method !== 'GET' && method !== 'DELETE';
  const written = sends ? writtenBody(asked.idea) : undefined;
  const fields = sends && written === undefined ? findFields(asked, 'bodyList') : [];
  const body =
    written ?? Object.fromEntries(fields.map(({ name, description }) => [name, bracketed(plain(description))]));
  const needsKey = asked.hits.some(({ group }) => group === 'authorized');
  const hasBody = written !== undefined || fields.length > 0;
  return {
    headers: filled({
      Accept: 'application/json',
      'Content-Type': hasBody ? 'application/json' : undefined,
      Authorization: needsKey ? `Bearer ${bracketed(asked.json.words.placeholders.token.name)}` : undefined,
    }),
    body: hasBody ? body : undefined,
  };
}

/** An object that stands in the text as JSON. */
function writtenBody(idea: string): JsonValue | undefined {
  const start = idea.indexOf('{');
  const end = idea.lastIndexOf('}');
  if (start < 0 || end < start) return undefined;
  try {
    return JSON.parse(idea.slice(start, end + 1)) as JsonValue;
  } catch {
    // Braces that hold no JSON ("/users/{id}") are part of the sentence.
    return undefined;
  }
}

function plain(description: string): string {
  return description.replace(/[[\]]/g, '');
}
