/** The kinds of changes that a changelog parts (Keep a Changelog). */
export const CHANGE_KINDS = ['added', 'changed', 'deprecated', 'removed', 'fixed', 'security'] as const;
type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A released version, with how many changes of each kind it brought. */
export type Release = {
  version: string;
  /** ISO date. */
  date: string;
  changes: readonly { kind: ChangeKind; count: number }[];
};
