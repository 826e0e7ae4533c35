import type { User } from '@supabase/supabase-js';
import { languageOf } from '@wordlamp/contract/languages';
import type { LanguageCode } from '@wordlamp/engine/languages';

export type Profile = { name: string; language: LanguageCode };

/** What a person, or their provider, says about them. All of it may be missing or wrong. */
export function readProfile({ user_metadata }: Pick<User, 'user_metadata'>): Profile {
  const { full_name, name, language } = user_metadata;
  const known = [full_name, name].find((text): text is string => typeof text === 'string');
  return { name: known ?? '', language: languageOf(typeof language === 'string' ? language : undefined).code };
}
