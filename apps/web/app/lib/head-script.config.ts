import { LANGUAGES } from '@wordlamp/contract/languages';
import headScript from './head-script.js?raw';

export const HEAD_SCRIPT_ID = 'head-script';

/**
 * The script in the head of every page. In the browser its text, a kilobyte of every page, is read from the page
 * instead of being loaded again.
 */
export function headScriptText(): string {
  return import.meta.env.SSR ? builtScript() : (document.getElementById(HEAD_SCRIPT_ID)?.textContent ?? '');
}

function builtScript(): string {
  return headScript.replace('LANGUAGE_CODES', LANGUAGES.map(({ code }) => code).join(' '));
}
