/** Lists of posts that this device keeps; each is a key of the local storage, a JSON list of slugs. */
const KEPT_LISTS = ['likes', 'saved'] as const;
export type KeptList = (typeof KEPT_LISTS)[number];

const listeners = new Set<() => void>();
/** What the storage did not take; it lasts as long as the page. */
const refused = new Map<KeptList, string>();

/** The list as stored, '' if empty; the same string as long as nothing changes. */
export function readKept(list: KeptList): string {
  try {
    return refused.get(list) ?? localStorage.getItem(list) ?? '';
  } catch {
    return ''; // storage is switched off: nothing was kept
  }
}

/** The slugs of a stored list. What is damaged, by hand or by another program, counts as nothing kept. */
export function parseSlugs(stored: string): readonly string[] {
  try {
    const slugs: unknown = JSON.parse(stored);
    return Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === 'string') : [];
  } catch {
    return []; // not JSON, and the next change writes a whole list again
  }
}

/**
 * Puts a slug on a list, or takes it off.
 * @returns false if the storage refused it: the change lasts as long as the page
 */
export function toggleKept(list: KeptList, slug: string): boolean {
  const slugs = parseSlugs(readKept(list));
  const isKept = store(list, slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [...slugs, slug]);
  for (const onChange of listeners) onChange();
  return isKept;
}

/** Calls back when a list changes, here or in another tab. */
export function watchKept(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

function store(list: KeptList, slugs: readonly string[]): boolean {
  const text = slugs.length === 0 ? '' : JSON.stringify(slugs);
  try {
    if (text === '') localStorage.removeItem(list);
    else localStorage.setItem(list, text);
    refused.delete(list);
    return true;
  } catch {
    refused.set(list, text);
    return false;
  }
}
