export type JsonReadingWords = Readonly<Record<JsonCue, readonly string[]>>;

/** What a request for JSON wants, and what it says about a field. */
export type JsonCue =
  /** Kinds: values read from a text or picture; a schema; settings of a program; a function or tool for a model. */
  | 'extract'
  | 'schema'
  | 'config'
  | 'function'
  /** Steps of an automation, and its trigger ("when a", "every monday"). */
  | 'workflow'
  | 'trigger'
  /** A described picture or clip. */
  | 'scene'
  /** Opens a list of fields ("fields:", "with the keys", "containing"). */
  | 'fields'
  /** Between the fields and their source ("from", "aus", "から"). */
  | 'source'
  /** Articles, possessives and prepositions that are omitted from keys, whole words ("the", "his", "of"). */
  | 'article'
  /** Values of a setting. */
  | 'on'
  | 'off'
  /** The type of a field, if the request gives it. */
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
  /** Before or after the allowed values of a field ("only", "one of", "だけ"). */
  | 'only'
  /** Types. */
  | 'boolean'
  | 'integer'
  | 'number'
  | 'text'
  | 'nullable'
  /** Before or after a literal value ("like", "e.g."). */
  | 'example'
  | 'default'
  /** Before a unit or a format ("in", "as a", "in the format"). */
  | 'as'
  | 'unit'
  /** Between the ends of a range, and at one end of it. */
  | 'range'
  | 'min'
  | 'max'
  /** Starts a prohibition without a following object ("nothing invented"). */
  | 'ban'
  /** Clauses with an instruction and its condition. */
  | 'rule'
  | 'condition'
  /** Requests keys in English, or in plain Latin letters. */
  | 'english'
  | 'ascii'
  /** After the number of characters in a code ("six digits"), and the words for one to ten in order. */
  | 'digits'
  | 'counts'
  /** Between a list and the parts of each entry ("with", "each with"). */
  | 'parts'
  /** Not part of a name at its start ("also", "then"). */
  | 'filler'
  /** Not part of a name at its end, in languages with particles. */
  | 'particle'
  | 'json'
  | 'list'
  /** All amounts of money, in any field. */
  | 'amounts'
  /** Before the requested values, without a verb of reading ("give me"). */
  | 'wanted'
  /** Words that end the task of a function ("at", "from"), and words that it starts after ("can", "that"). */
  | 'bound'
  | 'does'
  /** Sources of values, in the singular: the placeholder is named after them. */
  | 'material'
  /** Between a function and its name. */
  | 'called'
  /** Before the name of the person that a call is for ("under the name"). */
  | 'on-name'
  /** What a run skips, and how often it retries. */
  | 'except'
  | 'times'
  /** Before the source of the values, if the list starts with it. */
  | 'origin'
  /** Ends a clause about the purpose of the whole, in a verb-final language. */
  | 'purpose';
