/** Limits that both sides enforce. They stand apart from the zod shapes so that a page can import them alone. */

/** Words in one request, counted by `countWords` over all its inputs. */
export const MAX_WORDS = 200;
/** UTF-16 code units in one request's text: a ceiling for scripts and inputs that the word count does not bound. */
export const MAX_CHARACTERS = 4000;
/** Generations per subject and UTC day, unless the server's DAILY_LIMIT says otherwise. */
export const DEFAULT_DAILY_LIMIT = 10;
