/** Patterns for the parts of a request for JSON in one language: regular expressions on folded text. */
export type JsonPatterns = {
  /** "In the same look": the picture follows another one. */
  sameLook: string;
  /** A kind of picture that stays part of its subject ("product shot"). */
  pictureKind: string;
  /** Words after the colors of a list that are not part of a name ("tones"). */
  paletteTail: string;
  /** Its first group is the surface under a thing. */
  surface: string;
  /** At the start of a step: a modal or polite word that is not part of the action. */
  stepLead: string;
  /**
   * A request before the subject of a picture or a film ("create an image of"), or after it in verb-final languages.
   */
  leadIn: string;
  leadOut: string;
  /** The request before the job itself ("build a workflow that"). */
  jobLead: string;
  /** At the start of a clause: a prohibition, which is not a step. */
  prohibition: string;
  /** Starts a new step ("then"); a comma, a period and a line break do so in any case. */
  stepJoiner: string;
  /** Starts a new step if followed by a verb of `steps` ("and"). */
  verbJoiner: string;
  /** At the start of a clause: the trigger of a workflow, which is the match. */
  trigger: string;
  /** Words that only tie a trigger to the rest of its sentence. */
  triggerTail: string;
  /** At the start of a clause: a rule for a decision. It also includes the next clause. */
  condition: string;
  /** Its first group is the list of fields to extract. */
  fieldList: string;
  /** Its first group is the list of fields that a request sends. */
  bodyList: string;
  /** Between two fields, in addition to commas. */
  fieldJoiner: string;
  /** In a list of values: one of them is to be chosen. */
  choice: string;
  /** A yes/no field; its first group is the condition. */
  whether: string;
  /** The request is for a short explanation. */
  brief: string;
  /** Where emails arrive. */
  mailbox: string;
  /** Words before a field that are not part of its name. */
  fieldLead: string;
  /** Before a status code: it is the expected one. */
  success: string;
  /** Right before a status code, or after it in verb-final languages: the request also says what to do. */
  onStatus: string;
  /** Its first group is the length of a film in seconds. */
  seconds: string;
  /** An exclusion; its first group, or the one after it, is the thing itself. */
  exclusion: string;
  /** After an exclusion: words that are not part of the thing's name ("visible"). */
  avoidTail: string;
  /** Between two exclusions ("nor"). */
  denialJoiner: string;
  /**
   * A kind of picture that is a design rather than a scene: it has no light, and may contain lettering ("logo",
   * "poster").
   */
  graphic: string;
  /**
   * A request that only specifies the look of the accompanying picture ("make it look like …"). A first group is the
   * desired look, if it must be a medium because nothing else distinguishes it from a subject.
   */
  restyle: string;
  /** Words that mention lettering, wanted or not. */
  lettering: string;
  /** The position of a quotation, after it. */
  letteringPlace: string;
  /** At the start of the text after an order: the purpose of the picture, as opposed to its content. */
  purposeLead: string;
  /** Words before a color that are not part of its name ("palette of"). */
  paletteLead: string;
  /** The request is for a picture, or for the look of a described one. */
  pictureOrder: string;
  /** Its first group is a list of fields after a heading and a colon. */
  fieldHeading: string;
  /** Words that make a text an instruction rather than material to work on. */
  instruction: string;
  /** At the start of a clause, or at its end in verb-final languages: a limit, which is not a step. */
  limit: string;
  /** A clause about what must stay in code or must not be added. */
  keeping: string;
  /** A clause that names an approver. */
  approval: string;
  /** Any word that mentions an approval, whatever is said about it. */
  agreement: string;
  /** At the start of a clause: a failure; the rest of its sentence is the reaction. */
  onError: string;
  /** A clause that ends the run. */
  stopWhen: string;
  /** After the last step, in languages that put the name of the job last. */
  jobTail: string;
};
