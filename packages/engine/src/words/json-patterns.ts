/** What finds the parts of a request for JSON in one language: regular expressions on folded text. */
export type JsonPatterns = {
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
