import type { Limits } from './limits-in.ts';

/** A field that was named, as a property of a schema. */
export type IdeaField = Limits & {
  /** As it was typed. */
  name: string;
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  format: 'date' | 'time' | 'email' | 'uri' | null;
  /** Of each entry of a list, where they are named. */
  parts: IdeaField[];
  /** Whether what follows may be more of its values, or of its parts. */
  isOpen: boolean;
  isOptional: boolean;
  isNullable: boolean;
  isCount: boolean;
  isInCents: boolean;
};
