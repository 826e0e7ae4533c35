import { readDraft, saveDraft } from '../../lib/draft-storage.ts';
import type { Fills } from './fill-template.ts';

/** What was typed, by the keys of the fields, and pasted for a template. */
export type FillDraft = { fills: Fills; table: string };

export const EMPTY_DRAFT: FillDraft = { fills: {}, table: '' };

export function readFillDraft(slug: string): FillDraft {
  try {
    const { fills, table } = JSON.parse(readDraft(keyOf(slug)) || '{}');
    return { fills: isFills(fills) ? fills : {}, table: typeof table === 'string' ? table : '' };
  } catch {
    return EMPTY_DRAFT; // not written by us: ignored
  }
}

export function saveFillDraft(slug: string, draft: FillDraft): void {
  saveDraft(keyOf(slug), isEmpty(draft) ? '' : JSON.stringify(draft));
}

function isEmpty({ fills, table }: FillDraft): boolean {
  return table === '' && Object.values(fills).every((text) => text === '');
}

const keyOf = (slug: string) => `template:${slug}`;

function isFills(value: unknown): value is Fills {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}
