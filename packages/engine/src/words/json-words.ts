import type { CodeAction, CodeNoteId } from '../json/code/code-report.ts';
import type { KnownField } from '../json/known-fields.ts';
import type { HttpMethod, JsonPromptType, StepKind } from '../json/prompt-types.ts';
import type { JsonPatterns } from './json-patterns.ts';

/** Folded stems as in a language pack: `*` names the thing outright, `$` at the end asks for a word end. */
type Cues = readonly string[];
/** Equally good texts: the variant of a request picks one. */
type Wordings = readonly string[];
type TypeWords = {
  cues: Cues;
  /** Where nothing that was typed can serve as a title. */
  title: string;
  /** What stands above the words of the idea, as a sentence of its own. */
  opening: Wordings;
  /** Limits that can be tested on the result. */
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
/** Keys are the values of the measured picture, which stay English in the object. */
export type LookWord =
  | `brightness.${'very-dark' | 'dark' | 'medium' | 'light' | 'very-light'}`
  | `contrast.${'low' | 'medium' | 'high'}`
  | `saturation.${'greyscale' | 'muted' | 'moderate' | 'vivid'}`
  | `temperature.${'cool' | 'neutral' | 'warm'}`
  | `detail.${'sparse' | 'moderate' | 'dense'}`
  | `orientation.${'landscape' | 'portrait' | 'square'}`;

/** What the JSON generator says and looks for, in one language. The keys of its objects are English everywhere. */
export type JsonWords = {
  labels: Readonly<Record<LabelId, string>>;
  /** Each stands in square brackets where a value is missing. */
  placeholders: Readonly<Record<PlaceholderId, Placeholder>>;
  types: Readonly<Record<JsonPromptType, TypeWords>>;
  patterns: JsonPatterns;
  /** How many words into a clause a verb may stand to make it a step; 0 is anywhere. */
  verbReach: number;
  /** Verbs close their clause, so that what stands before a comma may wait for one. */
  verbsLast: boolean;
  /** The source holds several records. */
  manyRecords: Cues;
  /** A request needs to prove who sends it. */
  authorized: Cues;
  fields: Readonly<Record<KnownField, Cues>>;
  methods: Readonly<Record<HttpMethod, Cues>>;
  steps: Readonly<Record<StepKind, { cues: Cues; doneWhen: string }>>;
  /** A light without `*` is a thing ("lamp"): it lights a picture only beside one that says so. */
  image: Readonly<Record<ImageCueGroup, Cues>>;
  video: Readonly<Record<VideoCueGroup, Cues>>;
  /** `*` names a format; without it, a use that has one ("poster"). */
  ratios: Readonly<Record<RatioId, Cues>>;
  /** Words that name a format where a clause says nothing else: elsewhere they are what a picture shows. */
  ratioClauses: Readonly<Record<'portrait' | 'landscape', Cues>>;
  look: Readonly<Record<LookWord, string>>;
  /** Names of things that statistics of pixels cannot show: they may stand only in what was typed. */
  contentWords: Cues;
  workflow: {
    first: string;
    last: string;
    onError: readonly { when: string; do: string }[];
    stopWhen: string;
    /** Where messages are sent and nobody is asked first. */
    noApproval: string;
    approval: Readonly<Record<'send' | 'delete' | 'pay', string>>;
  };
  /** For each participle that closes a step the verb that a step of its own ends in; empty where there is no such form. */
  infinitives: Readonly<Record<string, string>>;
  /** For each ending that a step has only because another one follows the ending it has alone; a noun that ends alike stays. */
  stepEndings: Readonly<Record<string, string>>;
  extraction: {
    rules: readonly string[];
    missing: string;
    date: string;
    amount: string;
    /** Instead of the first limit, where the schema leaves no room for a missing value. */
    objectOrError: string;
    /** Instead of the label of the fields, where the source holds several records. */
    entries: string;
    choice: string;
    unit: string;
    rate: string;
    currency: string;
  };
  api: {
    /** `server` names the `{tries}`. */
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
    /** What is returned where an explanation is to be short. */
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
    /** The format for so few values that there is nothing to count. */
    short: string;
  };
};
