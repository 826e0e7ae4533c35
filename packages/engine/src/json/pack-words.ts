import type { JsonWords } from '../words/json-words.ts';

type Cues = readonly string[];

/** The words of a pack: those of `JsonWords` and what the rules of single blocks say and look for. */
export type PackWords = JsonWords & {
  labels: { readonly trigger: string };
  placeholders: { readonly timeZone: { name: string; description: string } };
  patterns: {
    /** "In the same look", which says of a picture that another one is followed. */
    sameLook: string;
    /** A kind of picture that stays part of its subject ("product shot"). */
    pictureKind: string;
    /** Words after the colours of a list that are no part of a name ("tones"). */
    paletteTail: string;
    /** Its first group is what a thing stands or lies on. */
    surface: string;
    /** At the start of a step: a modal or polite word that is no part of what is to be done. */
    stepLead: string;
  };
  /** For each participle that closes a step the verb that a step of its own ends in; empty where there is no such form. */
  infinitives: Readonly<Record<string, string>>;
  image: { readonly shadow: Cues };
  extraction: {
    /** Instead of the first limit, where the schema leaves no room for a missing value. */
    objectOrLine: string;
    choice: string;
    unit: string;
    rate: string;
    currency: string;
  };
  api: { fieldNames: string };
  defaults: { readonly referenceUse: string };
};
