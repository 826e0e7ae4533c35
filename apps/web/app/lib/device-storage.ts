import { hasStoredSession, showSignedIn } from './stored-session.ts';

type StorageArea = 'local' | 'session';

type KeptAs = { area: StorageArea; key: string | RegExp };

/**
 * Everything that the site stores on a device. A test compares it with the source: new keys have to be listed here, so
 * that the privacy page can explain them.
 */
const KEPT = {
  homeDraft: { area: 'local', key: 'draft:home' },
  textDraft: { area: 'local', key: 'draft:ai-prompt' },
  textDraftLanguage: { area: 'local', key: 'draft:ai-prompt:language' },
  artDraft: { area: 'local', key: 'draft:art-prompt' },
  jsonDraft: { area: 'local', key: 'draft:json-prompt' },
  videoDraft: { area: 'local', key: 'draft:video-prompt' },
  contactDraft: { area: 'local', key: 'draft:contact' },
  templateFills: { area: 'local', key: /^draft:template:/ },
  templateValues: { area: 'local', key: 'template-values' },
  likes: { area: 'local', key: 'likes' },
  saved: { area: 'local', key: 'saved' },
  theme: { area: 'local', key: 'theme' },
  language: { area: 'local', key: 'i18nextLng' },
  session: { area: 'local', key: /^sb-.+-auth-token(-user)?$/ },
  signInProof: { area: 'local', key: /^sb-.+-code-verifier$/ },
  signInReturn: { area: 'local', key: 'signInReturn' },
  dismissedOffer: { area: 'local', key: 'languageOfferDismissed' },
  openIn: { area: 'local', key: /^openIn:/ },
  textResult: { area: 'session', key: 'result:ai-prompt' },
  artResult: { area: 'session', key: 'result:art-prompt' },
  jsonResult: { area: 'session', key: 'result:json-prompt' },
  fonts: { area: 'session', key: 'fonts' },
  scrollPositions: { area: 'session', key: 'react-router-scroll-positions' },
} as const satisfies Record<string, KeptAs>;

/** What a kept entry is; `unknown` is shown by its key, so that nothing is hidden. */
export type KeptKind = keyof typeof KEPT | 'unknown';
export type KeptEntry = { area: StorageArea; key: string; text: string };

const AREAS = ['local', 'session'] as const satisfies StorageArea[];
const KINDS = Object.keys(KEPT) as (keyof typeof KEPT)[];

export function kindOf({ area, key }: Pick<KeptEntry, 'area' | 'key'>): KeptKind {
  return KINDS.find((kind) => KEPT[kind].area === area && isKey(KEPT[kind].key, key)) ?? 'unknown';
}

function isKey(known: string | RegExp, key: string): boolean {
  return typeof known === 'string' ? known === key : known.test(key);
}

/** All our stored entries, in the order of the list above, unknown ones last. */
export function listKept(): KeptEntry[] {
  const place = (entry: KeptEntry) => (KINDS as KeptKind[]).indexOf(kindOf(entry)) + 1 || Number.POSITIVE_INFINITY;
  return AREAS.flatMap(entriesIn).toSorted((a, b) => place(a) - place(b) || (a.key < b.key ? -1 : 1));
}

function entriesIn(area: StorageArea): KeptEntry[] {
  try {
    const storage = storageOf(area);
    return Object.keys(storage).map((key) => ({ area, key, text: storage.getItem(key) ?? '' }));
  } catch {
    return []; // storage is switched off: nothing is kept
  }
}

export function removeKept(entries: readonly KeptEntry[]): void {
  for (const { area, key } of entries) storageOf(area).removeItem(key);
  showSignedIn(hasStoredSession());
}

/** Undoes `removeKept`. A newer value under the same key stays. */
export function putBackKept(entries: readonly KeptEntry[]): void {
  for (const { area, key, text } of entries)
    if (storageOf(area).getItem(key) === null) storageOf(area).setItem(key, text);
  showSignedIn(hasStoredSession());
}

/** Bytes of an entry in UTF-8, its key included. */
export function sizeOf({ key, text }: KeptEntry): number {
  return new TextEncoder().encode(key + text).length;
}

function storageOf(area: StorageArea): Storage {
  return area === 'local' ? localStorage : sessionStorage;
}
