import { allMatches } from '../../text/all-matches.ts';
import { typedBetween } from '../../text/fold-text.ts';
import type { JsonWords } from '../../words/json-words.ts';
import { analyseCode } from '../code/analyse-code.ts';
import { chooseAction } from '../code/choose-action.ts';
import { CODE_ACTIONS, type CodeAction, type CodeReport } from '../code/code-report.ts';
import { type ErrorTrace, splitTrace } from '../code/split-trace.ts';
import { jsonLexiconOf } from '../json-cues.ts';
import { type JsonDraft, joinLines, labelled, pickWording } from '../json-draft.ts';
import { filled, type JsonObject } from '../json-value.ts';
import type { JsonReading } from '../read-request.ts';
import { splitClauses } from '../split-clauses.ts';
import { titleOf } from '../title-of.ts';
import { matchOf } from './clause-role.ts';

export type GivenCode = { source: string; tag: string };

const MAX_FUNCTIONS = 8;
const MAX_NAMES = 12;
const MAX_TODOS = 6;
const MAX_OWN_LIMITS = 8;
/** Placeholder names in a title and in the prompt. */
const MAX_TITLE_NAME_CHARS = 24;
/** These preserve the behavior of the code; the others change it on purpose. */
const KEEPS_BEHAVIOR: readonly CodeAction[] = ['refactor', 'optimize', 'document', 'convert'];
const MEASURES: readonly CodeAction[] = ['review', 'refactor', 'optimize', 'document', 'explain', 'explain_and_review'];
const TEST_WORD = /test|prueba|тест|テスト|테스트|测试|اختبار/iu;
const TEST_COUNT = new RegExp(
  `(?<![\\d.])\\d{1,3}(?!\\d)[^.\\n]{0,30}(?:${TEST_WORD.source})\\p{L}*|(?:${TEST_WORD.source})[^.\\n]{0,6}\\d{1,3}(?!\\d)`,
  'iu',
);
const CHANGES_NOTHING: readonly CodeAction[] = ['explain'];

/** Facts about the code, the code verbatim, and what to do with it. */
export function writeCodeTask(asked: JsonReading, code: GivenCode): JsonDraft {
  const report = analyseCode(code.source, code.tag);
  return draftCodeTask(asked, { code, report, action: actionFor(asked, report), place: {} });
}

/** @param place keys that locate the work, in addition to the analysis */
export function draftCodeTask(
  asked: JsonReading,
  { code, report, action, place }: { code: GivenCode; report: CodeReport; action: CodeAction; place: JsonObject },
): JsonDraft {
  const { idea, json, pack, variant } = asked;
  const { words } = json;
  const { typography } = pack;
  const chosen = words.code.actions[action];
  const own = ownLimits(asked);
  const constraints = [...own, ...constraintsFor(action, words, own.length > 0)];
  const functions = report.functions.slice(0, MAX_FUNCTIONS);
  const open = report.todos.slice(0, MAX_TODOS);
  const task = pickWording(chosen.task, variant);
  const returned = isBrief(asked, action) ? [words.code.brief] : withOwnTests(chosen.output, own);
  const split = splitTrace(code.source);
  const snippet = split?.code ?? code.source;
  const notes = split === null ? report.notes : report.notes.filter(({ line }) => line <= lineCount(snippet));
  return {
    type: 'code_task',
    title: shortTitle(idea) ?? titleFor(chosen.title, report, action),
    prompt: joinLines([
      task,
      labelled(words.labels.request, idea, typography),
      report.language === 'unknown' ? '' : labelled(words.labels.codeLanguage, report.language, typography),
      ...Object.values(place).map((where) => labelled(words.labels.position, String(where), typography)),
      labelled(
        words.labels.open,
        open
          .map(({ line, text }) => `${words.labels.line} ${line}${typography.colon}"${text}"`)
          .join(typography.semicolon),
        typography,
      ),
      fenced(snippet, report.language === 'unknown' ? '' : report.language),
      split === null ? '' : `${words.labels.error}${typography.colonBeforeList}\n${fenced(split.trace.text, '')}`,
      labelled(
        words.labels.notes,
        notes
          .map(({ id, line }) => `${words.labels.line} ${line}${typography.colon}${words.code.notes[id]}`)
          .join(typography.semicolon),
        typography,
      ),
      ...constraints.map((line) => `- ${line}`),
      labelled(words.labels.returns, returned.join(typography.semicolon), typography),
    ]),
    blocks: {
      code: describeCode(snippet, split === null ? report : { ...report, notes, lines: lineCount(snippet) }, words, {
        isMeasured: MEASURES.includes(action),
        trace: split?.trace ?? null,
      }),
      task: filled({ action, request: idea, ...place, functions: functions.map(({ name }) => name) }),
    },
    constraints,
    output: { format: 'markdown', sections: returned },
    assumptions: [],
  };
}

/** A requested number of tests replaces the usual ones. */
function withOwnTests(usual: readonly string[], own: readonly string[]): string[] {
  const wanted = own.flatMap((limit) => TEST_COUNT.exec(limit)?.[0] ?? [])[0];
  if (wanted === undefined) return [...usual];
  return [...usual.filter((section) => !TEST_WORD.test(section)), wanted];
}

function isBrief({ visible, json }: JsonReading, action: CodeAction): boolean {
  return action === 'explain' && matchOf(jsonLexiconOf(json.words).patterns.brief, visible) !== null;
}

function lineCount(snippet: string): number {
  return snippet.split('\n').length;
}

/** @param isMeasured the job considers the length and depth of the code */
function describeCode(
  snippet: string,
  report: CodeReport,
  words: JsonWords,
  { isMeasured, trace }: { isMeasured: boolean; trace: ErrorTrace | null },
): JsonObject {
  const { imports, functions, todos, notes } = report;
  return filled({
    language: report.language,
    language_confidence: report.confidence,
    candidates: [...report.candidates],
    lines: report.lines,
    imports: imports.slice(0, MAX_NAMES).map(({ name }) => name),
    third_party: imports
      .filter(({ isStandard }) => !isStandard)
      .slice(0, MAX_NAMES)
      .map(({ name }) => name),
    functions: functions
      .slice(0, MAX_FUNCTIONS)
      .map(({ name, parameters, line, lines }) => filled({ name, parameters, line, lines })),
    function_count: functions.length > MAX_FUNCTIONS ? functions.length : undefined,
    types: report.classes.slice(0, MAX_NAMES),
    exports: report.exports.slice(0, MAX_NAMES),
    entry_point: report.hasEntryPoint || undefined,
    tests: report.tests || undefined,
    async: report.isAsync || undefined,
    io: [...report.io],
    nesting: (isMeasured && report.nesting) || undefined,
    comment_ratio: (isMeasured && report.commentRatio) || undefined,
    todos: todos.slice(0, MAX_TODOS).map(({ line, text }) => ({ line, text })),
    notes: notes.map(({ id, line }) => ({ note: words.code.notes[id], line })),
    error:
      trace === null ? undefined : filled({ type: trace.type, message: trace.message, line: trace.line ?? undefined }),
    snippet,
  });
}

/** The first action named in the words wins; without words, the code decides. */
function actionFor({ hits, idea }: JsonReading, report: CodeReport): CodeAction {
  const named = hits.find(({ group }) => group.startsWith('action:'))?.group.slice('action:'.length);
  const action = CODE_ACTIONS.find((candidate) => candidate === named);
  if (action !== undefined) return action;
  return idea === '' ? chooseAction(report) : 'change';
}

function titleFor(title: string, { functions, todos }: CodeReport, action: CodeAction): string {
  const place = action === 'complete' ? todos[0]?.line : undefined;
  const around = functions.find(({ line, lines }) => place !== undefined && place >= line && place < line + lines);
  const name = (around ?? functions[0])?.name;
  return name === undefined || name.length > MAX_TITLE_NAME_CHARS ? title : `${title}: ${name}`;
}

/** What the user wants kept in or out, in their own words. */
function ownLimits(asked: JsonReading): string[] {
  const { folded, visible, json } = asked;
  const { keeping, verbJoiner } = jsonLexiconOf(json.words).patterns;
  const joiners = allMatches(visible, verbJoiner).map(({ index, 0: joiner }) => ({
    start: index,
    end: index + joiner.length,
  }));
  return splitClauses(visible, joiners)
    .filter(({ start, end }) => isLimit(visible.slice(start, end), keeping))
    .map(({ start, end }) => typedBetween(folded, start, end).trim())
    .slice(0, MAX_OWN_LIMITS);
}

/** Something stays as it is, or there is a number of something ("3 tests"). */
function isLimit(clause: string, keeping: RegExp): boolean {
  return matchOf(keeping, clause) !== null || /(?<![\p{L}\d.:-])\d{1,3}(?![\d.:-]|\p{L})/u.test(clause);
}

/** The first sentence if it fits; a truncated one says less than the action. */
function shortTitle(idea: string): string | null {
  const title = titleOf(idea);
  return title === null || title.endsWith('…') ? null : title;
}

/** @param isLimited the user has said what must stay, so the usual words about it would only be weaker */
function constraintsFor(action: CodeAction, { code }: JsonWords, isLimited: boolean): string[] {
  const { names, version, dependencies, whole, behavior, unknown, values } = code.constraints;
  if (CHANGES_NOTHING.includes(action)) return [unknown];
  if (action === 'repair_json') return [values];
  const usual = action === 'convert' ? [behavior, dependencies] : [names, version, dependencies];
  const kept = isLimited ? usual.filter((line) => line !== names && line !== dependencies) : usual;
  return [...kept, ...(KEEPS_BEHAVIOR.includes(action) && action !== 'convert' ? [behavior] : []), whole, unknown];
}

function fenced(code: string, tag: string): string {
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${tag}\n${code}\n${fence}`;
}
