import type { CodeAction, CodeNoteId } from '../json/code/code-report.ts';
import type { KnownField } from '../json/known-fields.ts';
import type { HttpMethod, JsonPromptType, StepKind } from '../json/prompt-types.ts';

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
  /** Regular expressions on folded text. */
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
    /** A request before the subject of a picture or a film ("create an image of"), and after it where verbs come last. */
    leadIn: string;
    leadOut: string;
    /** The request before the job itself ("build a workflow that"). */
    jobLead: string;
    /** At the start of a clause: what must not be done, which is no step. */
    prohibition: string;
    /** Starts a new step ("then"); a comma, a full stop and a line break do so everywhere. */
    stepJoiner: string;
    /** Starts a new step where a verb of `steps` follows it ("and"). */
    verbJoiner: string;
    /** At the start of a clause: what sets a workflow off; the match is the trigger. */
    trigger: string;
    /** What only ties a trigger to the rest of its sentence. */
    triggerTail: string;
    /** At the start of a clause: a rule for a decision. It holds the next clause, too. */
    condition: string;
    /** Its first group is the list of fields to extract. */
    fieldList: string;
    /** Its first group is the list of fields that a request sends. */
    bodyList: string;
    /** Between two fields, beside commas. */
    fieldJoiner: string;
    /** In a list of values: one of them is to be chosen. */
    choice: string;
    /** A field that says whether something is so; its first group is what. */
    whether: string;
    /** A short explanation is asked for. */
    brief: string;
    /** Where mails come in. */
    mailbox: string;
    /** Words before a field that are no part of its name. */
    fieldLead: string;
    /** Before the code of an answer: it is the one that is wanted. */
    success: string;
    /** Right before the code of an answer, or after it where verbs come last: what is to be done then is said, too. */
    onStatus: string;
    /** Its first group is the number of seconds of a film. */
    seconds: string;
    /** What must not be there; its first group, or the one after it, is the thing itself. */
    exclusion: string;
    /** After what must not be there: words that are no part of its name ("visible"). */
    avoidTail: string;
    /** Between two things that must not be there ("nor"). */
    denialJoiner: string;
    /** A kind of picture that is designed and not seen: it has no light, and may hold lettering ("logo", "poster"). */
    graphic: string;
    /**
     * A request that only says how the picture beside it is to look ("make it look like …"). A first group is what it is
     * to look like, where that is to be a medium, as nothing else tells it from a subject.
     */
    restyle: string;
    /** Words that speak of lettering, wanted or not. */
    lettering: string;
    /** What follows a quotation and says where it stands. */
    letteringPlace: string;
    /** At the start of what follows an order: it says what the picture is for, and not what it shows. */
    purposeLead: string;
    /** Words before a colour that are no part of its name ("palette of"). */
    paletteLead: string;
    /** A picture is asked for, or the look of one that is described. */
    pictureOrder: string;
    /** Its first group is a list of fields after a heading and a colon. */
    fieldHeading: string;
    /** Words that make a text an instruction and no material to work on. */
    instruction: string;
    /** At the start of a clause, or at its end where verbs come last: a limit, which is no step. */
    limit: string;
    /** A clause that says what of a code must stay or must not come in. */
    keeping: string;
    /** A clause that says who agrees first. */
    approval: string;
    /** Any word that speaks of an agreement, whatever is said of it. */
    agreement: string;
    /** At the start of a clause: what goes wrong; the rest of its sentence is what happens then. */
    onError: string;
    /** A clause that ends the run. */
    stopWhen: string;
    /** After the last step, where the name of the job comes last. */
    jobTail: string;
  };
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
