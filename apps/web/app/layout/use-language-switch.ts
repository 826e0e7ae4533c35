import type { MouseEvent } from 'react';
import { type Path, useNavigate } from 'react-router';

type Target = Partial<Path> & { pathname: string };
type LanguageSwitchOptions = { preventScrollReset: boolean };

let latest: symbol | undefined;

/**
 * Goes to the same page in another language as soon as its data can be had. A navigation that fails would put the crash
 * page in the place of this one, and what the visitor has written would be gone.
 * @returns what a link calls when it is pressed; a press that asks for a new tab is left to the browser
 */
export function useLanguageSwitch(target: Target, { preventScrollReset }: LanguageSwitchOptions) {
  const navigate = useNavigate();

  return async function follow(event: MouseEvent): Promise<void> {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const press = Symbol('press');
    latest = press;
    try {
      await fetchData(`${target.pathname}.data`);
      if (latest === press) await navigate(target, { preventScrollReset });
    } catch (reason) {
      // The page stays as it is, with what was typed and written; a failure of the language is told nowhere else.
      console.warn('The page could not be loaded in the other language.', reason);
    }
  };
}

/**
 * Has the browser keep the data, so that the navigation takes it from there and asks nobody again.
 * @throws Error when the server cannot be reached, or has no such data
 */
async function fetchData(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers with status ${answer.status}`);
  await answer.arrayBuffer(); // what is not read to its end is not kept
}
