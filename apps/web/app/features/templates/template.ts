import type { LanguageCode } from '@wordlamp/engine/languages';
import { pathOf } from '../../site-paths.ts';

export const CATEGORIES = ['business', 'writing', 'programming', 'marketing', 'data', 'education'] as const;
export type Category = (typeof CATEGORIES)[number];

/** From the easiest on. */
export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What a field takes: a line, several lines, a number, a day. */
export const FIELD_TYPES = ['text', 'long', 'number', 'date'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** A bracket of a template as a field: `name` is the text in the bracket, `key` is the same in every language. */
export type TemplateField = { key: string; name: string; type: FieldType };

export type Template = {
  slug: string;
  title: string;
  description: string;
  category: Category;
  tags: readonly string[];
  difficulty: Difficulty;
  /** The model that it was written for, by its own name. */
  model: string;
  /** The editors' score, 0 to 100; 20 points are a star. */
  rating: number;
  /** The prompt, with [placeholders]. */
  template: string;
  /** One for each placeholder, in the order of the prompt. */
  fields: readonly TemplateField[];
};

/** Uses by slug, as the server counts them; undefined until they are known. */
export type Uses = Readonly<Record<string, number>> | undefined;

const POINTS_A_STAR = 20;

export const starsOf = (rating: number) => rating / POINTS_A_STAR;

/** The path of the file with all templates of a language, which the build writes. */
export const collectionPath = (language: LanguageCode) => `${pathOf('templates', language)}.md`;
