import { LANGUAGES } from '@wordlamp/contract/languages';
import headScript from './head-script.js?raw';

export const HEAD_SCRIPT_ID = 'head-script';

/**
 * What runs in the head of every page. In the browser it has run: its text, a kilobyte of every page, is read from there
 * and not loaded again.
 */
export function headScriptText(): string {
  return import.meta.env.SSR ? builtScript() : (document.getElementById(HEAD_SCRIPT_ID)?.textContent ?? '');
}

function builtScript(): string {
  return headScript.replace('LANGUAGE_CODES', LANGUAGES.map(({ code }) => code).join(' '));
}
