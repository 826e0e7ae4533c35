import type { LanguageCode } from '@wordlamp/engine/languages';

/** What a page says to the service worker. To `version` it answers, on the port that comes along, with a string. */
export type WorkerMessage = { do: 'keep'; language: LanguageCode } | { do: 'takeOver' } | { do: 'version' };
