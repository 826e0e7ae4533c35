import type { CodeAction, CodeNoteId } from '../json/code/code-report.ts';
import type { KnownField } from '../json/known-fields.ts';
import type { HttpMethod, JsonPromptType, StepKind } from '../json/prompt-types.ts';
import type { JsonPatterns } from './json-patterns.ts';

/** Folded stems as in a language pack: `*` names the thing outright, `$` at the end requires a word end. */
type Cues = readonly string[];
/** Equally good texts: the variant of a request picks one. */
type Wordings = readonly string[];
type TypeWords = {
  cues: Cues;
  /** If none of the user's words can serve as a title. */
  title: string;
  /** Precedes the words of the idea, as a separate sentence. */
  opening: Wordings;
  /** Limits that can be verified on the result. */
  constraints: readonly string[];
};
type Placeholder = { name: string; description: string };

type ImageCueGroup =
  | 'shadow'
  | 'medium'
  | 'time'
  | 'weather'
  | 'framing'
  | 'viewpoint'
  | 'light'
  | 'mood'
  | 'color'
  | 'placement';
export type VideoCueGroup = 'cameraMotion' | 'framing' | 'angle' | 'light' | 'sound' | 'style';
export type RatioId = 'square' | 'portrait' | 'landscape' | 'tall' | 'wide';
type PlaceholderId =
  | 'timeZone'
  | 'subject'
  | 'source'
  | 'field'
  | 'inputPlace'
  | 'baseUrl'
  | 'token'
  | 'question'
  | 'fillIn'
  | 'expected'
  | 'own';
type LabelId =
  | 'trigger'
  | 'idea'
  | 'request'
  | 'steps'
  | 'fields'
  | 'source'
  | 'rules'
  | 'look'
  | 'colors'
  | 'avoid'
  | 'ratio'
  | 'seconds'
  | 'lettering'
  | 'method'
  | 'address'
  | 'codeLanguage'
  | 'functions'
  | 'open'
  | 'position'
  | 'approval'
  | 'onError'
  | 'returns'
  | 'notes'
  | 'reference'
  | 'line'
  | 'error';
/** Keys are the values of the measured picture, which stay in English in the object. */
export type LookWord =
  | `brightness.${'very-dark' | 'dark' | 'medium' | 'light' | 'very-light'}`
  | `contrast.${'low' | 'medium' | 'high'}`
  | `saturation.${'greyscale' | 'muted' | 'moderate' | 'vivid'}`
  | `temperature.${'cool' | 'neutral' | 'warm'}`
  | `detail.${'sparse' | 'moderate' | 'dense'}`
  | `orientation.${'landscape' | 'portrait' | 'square'}`;

/** What the JSON generator prints and searches for, in one language. The keys of its objects are always English. */
export type JsonWords = {
  labels: Readonly<Record<LabelId, string>>;
  /** Each appears in square brackets in place of a missing value. */
  placeholders: Readonly<Record<PlaceholderId, Placeholder>>;
  types: Readonly<Record<JsonPromptType, TypeWords>>;
  patterns: JsonPatterns;
  /** How many words into a clause a verb may be to make it a step; 0 is anywhere. */
  verbReach: number;
  /** Verb-final: text before a comma may wait for a verb. */
  verbsLast: boolean;
  /** The source contains several records. */
  manyRecords: Cues;
  /** A request has to authenticate its sender. */
  authorized: Cues;
  fields: Readonly<Record<KnownField, Cues>>;
  methods: Readonly<Record<HttpMethod, Cues>>;
  steps: Readonly<Record<StepKind, { cues: Cues; doneWhen: string }>>;
  /** A light without `*` is a thing ("lamp"): it lights a picture only next to one that says so. */
  image: Readonly<Record<ImageCueGroup, Cues>>;
  video: Readonly<Record<VideoCueGroup, Cues>>;
  /** `*` names a format; without it, a use that has one ("poster"). */
  ratios: Readonly<Record<RatioId, Cues>>;
  /** Words that name a format if the clause contains nothing else: elsewhere they are what a picture shows. */
  ratioClauses: Readonly<Record<'portrait' | 'landscape', Cues>>;
  look: Readonly<Record<LookWord, string>>;
  /** Names of things that pixel statistics cannot show: allowed only in the user's text. */
  contentWords: Cues;
  workflow: {
    first: string;
    last: string;
    onError: readonly { when: string; do: string }[];
    stopWhen: string;
    /** Recipients of messages that are sent without approval. */
    noApproval: string;
    approval: Readonly<Record<'send' | 'delete' | 'pay', string>>;
  };
  /** For each participle at the end of a step, the verb for an independent step; empty if there is no such form. */
  infinitives: Readonly<Record<string, string>>;
  /**
   * For each ending that a step has only because another one follows, the ending it has alone; nouns with the same
   * ending are kept.
   */
  stepEndings: Readonly<Record<string, string>>;
  extraction: {
    rules: readonly string[];
    missing: string;
    date: string;
    amount: string;
    /** Replaces the first limit if the schema has no room for a missing value. */
    objectOrError: string;
    /** Replaces the label of the fields if the source contains several records. */
    entries: string;
    choice: string;
    unit: string;
    rate: string;
    currency: string;
  };
  api: {
    /** `server` mentions the `{tries}`. */
    errors: Readonly<Record<'unauthorized' | 'tooMany' | 'server', string>>;
    defaultMethod: string;
    defaultTries: string;
    fieldNames: string;
  };
  defaults: Readonly<
    Record<
      | 'ratio'
      | 'seconds'
      | 'oneSubject'
      | 'oneLight'
      | 'noLettering'
      | 'oneShot'
      | 'naturalSound'
      | 'referenceUse'
      | 'keepSubject',
      string
    >
  >;
  imageMethod: string;
  code: {
    /** The result if an explanation is to be short. */
    brief: string;
    actions: Readonly<Record<CodeAction, { cues: Cues; task: Wordings; title: string; output: readonly string[] }>>;
    constraints: Readonly<
      Record<'names' | 'version' | 'dependencies' | 'whole' | 'behavior' | 'unknown' | 'values', string>
    >;
    notes: Readonly<Record<CodeNoteId, string>>;
  };
  data: {
    goal: Wordings;
    requirements: readonly string[];
    constraints: readonly string[];
    format: string;
    /** The format for too few values to count. */
    short: string;
  };
};
