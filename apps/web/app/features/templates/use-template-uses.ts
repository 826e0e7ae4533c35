import type { TemplateUse } from '@wordlamp/contract/template-use';
import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Uses } from './template.ts';

type TemplateUsesState = {
  uses: Uses;
  /** Notifies the server of a use; a failure is ignored. */
  count(template: string, action: TemplateUse['action']): void;
};

/** What asks the server comes after the page has started: nothing of the page waits for it. */
const server = () => import('./server-uses.ts');

export function useTemplateUses(): TemplateUsesState {
  const [uses, setUses] = useState<Uses>();

  useEffect(() => {
    let isGone = false;
    server()
      .then(({ readUses }) => readUses())
      .then((known) => {
        if (!isGone) startTransition(() => setUses(known)); // all cards change, and nothing waits for it
      })
      .catch((error: unknown) => console.warn('The uses of templates could not be fetched.', error));
    return () => {
      isGone = true;
    };
  }, []);

  const count = useCallback((template: string, action: TemplateUse['action']): void => {
    server()
      .then(({ sendUse }) => sendUse({ template, action }))
      .then(() => setUses((known) => known && { ...known, [template]: (known[template] ?? 0) + 1 }))
      .catch((error: unknown) => console.warn('A use of a template was not counted.', error));
  }, []);

  return { uses, count };
}
