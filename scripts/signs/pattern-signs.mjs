// Signs of decay that a pattern over lines or paths finds.
import { fewLines, noLine, noPath } from './sign-kinds.mjs';

const LANGUAGE_IN_PATH = /[./_-](de|fr|es|it|pt|ar|ja|ko|zh|ru|tr|hi)([-_.]|\/)/;
const BRANCH_ON_LANGUAGE = /(lang|language|locale|tag) *[!=]==? *['"][a-z]{2}['"-]/;
const NARRATION =
  /^\s*(\/\/|\{\/\*) *(get|set|create|check|initiali[sz]e|return|loop|now|first|then|handle|render|call|add|update|define|fetch|parse|validate|convert|build|generate|find|save|remove|delete)\b.{0,60}$/i;
// What our comments were once written in: grammatical, but words that an engineer has to translate.
const DIALECT_IN_COMMENT =
  /(?:^\s*(?:\/?\*|\/\/)|\s\/\/ |\{\/\*).*\b(?:anew|beside|by then|(?:is|are) told|meanwhile|nobody's|somebody(?:'s)?|stands?|that is none|whoever|whomever)\b/i;
const VAGUE_CLASS = /class \w+(Manager|Service|Factory|Helper|Handler|Wrapper|Util)\b/;
const MOCK_OF_OWN = /^\s*(vi|jest)\.(m|doM)ock\(['"](\.|#|~|@wordlamp)/;
const ENVIRONMENT = /process\.env|import\.meta\.env/;
const TYPE_OFF =
  /\bas any\b|: any\b|<any>|\bas unknown as\b|@ts-(ignore|expect-error|nocheck)|(eslint|oxlint)-disable|biome-ignore/;
const WORDS_IN_MARKUP = />[^<>{}=;()]*[A-Za-z]{3,}[^<>{}=;()]*<\//;
const WORDS_IN_ATTRIBUTE = /(aria-label|placeholder|title|alt)="[^"]*[A-Za-z]{3,}/;
const LEFT_OR_RIGHT =
  /["' ](-?(m[lr]|p[lr]|left|right|border-[lr]|rounded-[lr])-[a-z0-9[]|text-(left|right)\b|(border|rounded)-[lr]["' ])|\[#[0-9a-fA-F]{3,8}\]/;
const LOOKALIKE = /[\u00A0\u200B-\u200F\u2010\u2011\uFEFF]/;
const JUNK_DRAWER = /\/(utils?|helpers?|misc|common|shared)(\/|\.(tsx?|mjs|cjs)$)/;

const MARKUP = /^apps\/web\/app\/.*\.tsx$/;
const READS_SETTINGS = /^apps\/server\/src\/(?:operator\/(?:doctor\/)?)?main\.ts$|\.config\.ts$|\/src\/testing\//;

export const patternSigns = [
  noPath(3, 'a copy per language', { files: 'code', pattern: LANGUAGE_IN_PATH }),
  noLine(3, 'a branch on one language', { files: 'typescript', pattern: BRANCH_ON_LANGUAGE }),
  fewLines(4, 'narrating comments', { pattern: NARRATION, limit: 2 }),
  fewLines(4, 'dialect in comments', { files: 'sources', pattern: DIALECT_IN_COMMENT, limit: 0.5 }),
  noLine(5, 'vague class names', { files: 'typescript', pattern: VAGUE_CLASS }),
  noLine(6, 'barrel files', { files: 'typescript', pattern: /^export \* from/ }),
  noLine(9, 'mocks of our own modules', { files: 'tests', pattern: MOCK_OF_OWN }),
  noLine(10, 'settings read everywhere', { files: 'typescript', pattern: ENVIRONMENT, except: READS_SETTINGS }),
  fewLines(11, 'types switched off', { pattern: TYPE_OFF, limit: 1 }),
  noLine(12, 'words in the markup', { files: 'typescript', pattern: WORDS_IN_MARKUP, within: MARKUP }),
  noLine(12, 'words in attributes', { files: 'typescript', pattern: WORDS_IN_ATTRIBUTE, within: MARKUP }),
  noLine(14, 'left, right, raw colors', { files: 'typescript', pattern: LEFT_OR_RIGHT, within: MARKUP }),
  noLine(15, 'look-alike characters', { files: 'sources', pattern: LOOKALIKE }),
  noPath(16, 'junk drawers', { files: 'sources', pattern: JUNK_DRAWER }),
];
