export type JsonReadingWords = Readonly<Record<JsonCue, readonly string[]>>;

/** What a request for JSON wants, and what it says of a field. */
export type JsonCue =
  /** Kinds: values are read out of a text or picture; a schema; settings of a program; a function or tool for a model. */
  | 'extract'
  | 'schema'
  | 'config'
  | 'function'
  /** Steps of an automation, and what sets it off ("when a", "every monday"). */
  | 'workflow'
  | 'trigger'
  /** A picture or clip that is described. */
  | 'scene'
  /** Opens a list of fields ("fields:", "with the keys", "containing"). */
  | 'fields'
  /** Between the fields and what they are read from ("from", "aus", "から"). */
  | 'source'
  /** Articles, possessives and prepositions that no key needs, whole words ("the", "his", "of"). */
  | 'article'
  /** Values of a setting. */
  | 'on'
  | 'off'
  /** What a field is, where the person says so. */
  | 'null-when-missing'
  | 'one-of'
  | 'list-of'
  | 'whole-number'
  | 'amount'
  | 'yes-no'
  | 'date'
  | 'time'
  | 'email'
  | 'phone'
  | 'link'
  | 'optional'
  | 'required'
  | 'in-cents';

export type FieldCue =
  /** Before or behind the values a field may have ("only", "one of", "だけ"). */
  | 'only'
  /** Types. */
  | 'boolean'
  | 'integer'
  | 'number'
  | 'text'
  | 'nullable'
  /** Before or behind a value as it is written ("like", "e.g."). */
  | 'example'
  | 'default'
  /** Before a unit or a form ("in", "as a", "in the format"). */
  | 'as'
  | 'unit'
  /** Between the ends of a range, and at one end of it. */
  | 'range'
  | 'min'
  | 'max'
  /** Begins a clause that forbids something, with no thing after it ("nothing invented"). */
  | 'ban'
  /** Clauses that say what to do, and when. */
  | 'rule'
  | 'condition'
  /** Wants keys in English, or in plain Latin letters. */
  | 'english'
  | 'ascii'
  /** Behind how many characters a code has ("six digits"), and the words for one to ten in order. */
  | 'digits'
  | 'counts'
  /** Between a list and what each of its entries has ("with", "each with"). */
  | 'parts'
  /** No part of a name at its start ("also", "then"). */
  | 'filler'
  /** No part of a name at its end, where words take particles. */
  | 'particle'
  | 'json'
  | 'list'
  /** All sums of money, of whatever field. */
  | 'amounts'
  /** Before what somebody wants to have, where no verb of reading stands there ("give me"). */
  | 'wanted'
  /** Words that end what a function does ("at", "from"), and words that it begins behind ("can", "that"). */
  | 'bound'
  | 'does'
  /** What values are read from, in the singular: the placeholder is called after it. */
  | 'material'
  /** Between a function and its name. */
  | 'called'
  /** What a run leaves out, and how often it tries. */
  | 'except'
  | 'times'
  /** Before what values are read from, where the list begins with it. */
  | 'origin'
  /** Ends a clause that says what it is all for, in a language with the verb at the end. */
  | 'purpose';
