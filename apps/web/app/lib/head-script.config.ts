import headScript from './head-script.js?raw';

export const HEAD_SCRIPT_ID = 'head-script';

/**
 * What runs in the head of every page. In the browser it has run: its text, a kilobyte of every page, is read from there
 * and not loaded again.
 */
export function headScriptText(): string {
  return import.meta.env.SSR ? headScript : (document.getElementById(HEAD_SCRIPT_ID)?.textContent ?? '');
}
