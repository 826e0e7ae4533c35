import type { Limits } from './limits-in.ts';

/** A named field, as a property of a schema. */
export type IdeaField = Limits & {
  /** As typed. */
  name: string;
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  format: 'date' | 'time' | 'email' | 'uri' | null;
  /** The fields of each list entry, if named. */
  parts: IdeaField[];
  /** True if what follows may be more of its values or parts. */
  isOpen: boolean;
  isOptional: boolean;
  isNullable: boolean;
  isCount: boolean;
  isInCents: boolean;
};
