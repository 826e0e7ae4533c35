import type { JsonObject } from '@wordlamp/engine/json';
import { patternExample } from './pattern-example.ts';

/** One text of each format. */
const FORMATS: Readonly<Record<string, string>> = {
  date: '2025-01-31',
  time: '09:30:00Z',
  'date-time': '2025-01-31T09:30:00Z',
  duration: 'P3D',
  email: 'name@example.com',
  'idn-email': 'name@example.com',
  hostname: 'example.com',
  'idn-hostname': 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/page',
  url: 'https://example.com/page',
  iri: 'https://example.com/page',
  'uri-reference': '/page',
  'iri-reference': '/page',
  'uri-template': '/pages/{id}',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
  regex: '^a+$',
  'json-pointer': '/name',
  'relative-json-pointer': '1/name',
};
const WORD = 'text';
/** Longer examples are not generated, since a schema may require any length. */
const MAX_CHARS = 10_000;

/** A text for a schema; @param order its index among texts that have to differ */
export function stringExample({ format, pattern, minLength, maxLength }: JsonObject, order: number): string {
  const least = typeof minLength === 'number' ? Math.min(minLength, MAX_CHARS) : 0;
  const most = typeof maxLength === 'number' ? maxLength : MAX_CHARS;
  if (typeof pattern === 'string') return patternExample(pattern, least) ?? WORD;
  const formatted = typeof format === 'string' && Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  if (formatted !== undefined) return formatted;
  const text = order === 0 ? WORD : `${WORD} ${order + 1}`;
  // Texts are made different at their end.
  return text.slice(Math.max(0, text.length - most)).padStart(least, 'a');
}
