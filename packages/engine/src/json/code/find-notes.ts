import type { CodeLanguage, CodeNote, CodeNoteId, IoKind } from './code-report.ts';
import type { MaskedCode } from './mask-code.ts';

type LineTest = (line: { bare: string; source: string }, language: CodeLanguage | 'unknown') => boolean;

const SQL_TEXT = /["'`][^"'`]{0,80}\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b/i;
const GLUED =
  /["'] ?[+.] ?[\w$(]|[\w)] ?\+ ?["']|\$\{|["'] ?% ?[\w(]|["']\.format\(|\b[fF]["'][^"'\n]{0,400}\{\w|\$["'][^"'\n]{0,400}\{\w/;
const SECRET =
  /\bsk-[A-Za-z0-9_-]{16,}|\bgh[pousr]_[A-Za-z0-9]{20,}|\bAKIA[0-9A-Z]{16}\b|-----BEGIN [A-Z ]{0,40}PRIVATE KEY|\b\w{0,40}(?:password|passwd|secret|api_?key|token)\w{0,20}["']?\s{0,4}[:=]{1,2}\s{0,4}["'][^"'\s]{6,}["']/i;
const ERROR_HANDLING =
  /\b(?:try|catch|except|rescue|recover)\b|\.catch\(|\berr != nil\b|\?;|\braise_for_status\b|\.ok\b/;
const NETWORK_CALL =
  /\brequests\.\w+\(|\bfetch\(|\baxios\b|\burlopen\(|\bhttps?\.(?:get|request|Get|Post)\(|\bcurl_exec\(/;

const LINE_TESTS: Readonly<Record<Exclude<CodeNoteId, 'network-without-error-handling'>, LineTest>> = {
  'dynamic-evaluation': ({ bare }) => /(?<![.\w])(?:eval|exec) ?\(|\bnew Function\(/.test(bare),
  'sql-from-strings': ({ source }) => SQL_TEXT.test(source) && GLUED.test(source),
  'bare-except': ({ bare }) =>
    /^\s*except ?:|\bcatch ?\(\.\.\.\)|\bexcept (?:Base)?Exception ?:|^\s*rescue\s*$/.test(bare),
  'secret-pattern': ({ source }) => SECRET.test(source),
  'file-without-encoding': ({ bare, source }, language) =>
    language === 'python' && /(?<![\w.])open\(/.test(bare) && !/encoding|["'][rwax]?b[+]?["']/.test(source),
  'shell-command': ({ bare }) =>
    /\bos\.system\(|\bsubprocess\.\w|\bchild_process\b|\bexecSync\(|\bexec\.Command\(|\bgetRuntime\(|\bshell_exec\(|(?<!\w)popen\(/.test(
      bare,
    ),
  'merge-marker': ({ source }) => /^(?:<{7}|>{7})(?: |$)|^={7}$/.test(source),
  'stack-trace': ({ source }) =>
    /^Traceback \(most recent|^\s{2,}at [\w.$<>]+ ?\(|^Exception in thread|\bpanicked at\b|^goroutine \d+ \[/.test(
      source,
    ),
  'failed-assertion': ({ source }) =>
    /\bAssertionError\b.{0,4}:|\bassertion failed\b|^\s*(?:Expected|expected):? .{1,200}(?:received|but)/.test(source),
  'html-from-strings': ({ bare }) =>
    /\.(?:inner|outer)HTML ?[+=]|\bdangerouslySetInnerHTML\b|\bdocument\.write\(/.test(bare),
};
const LINE_NOTES = Object.entries(LINE_TESTS) as [keyof typeof LINE_TESTS, LineTest][];
/** The rest of a line is ignored: lines this long are generated. */
const MAX_LINE_CHARS = 1000;

/** Each kind once, with the first line that has it. The content of the line is not repeated. */
export function findNotes(
  { source, bare }: MaskedCode,
  language: CodeLanguage | 'unknown',
  io: readonly IoKind[],
): CodeNote[] {
  const found = new Map<CodeNoteId, number>();
  const bareLines = bare.split('\n');
  source.split('\n').forEach((whole, index) => {
    const line = { source: whole.slice(0, MAX_LINE_CHARS), bare: (bareLines[index] ?? '').slice(0, MAX_LINE_CHARS) };
    for (const [id, test] of LINE_NOTES) if (!found.has(id) && test(line, language)) found.set(id, index + 1);
  });
  if (io.includes('network') && !ERROR_HANDLING.test(bare)) {
    const call = bareLines.findIndex((line) => NETWORK_CALL.test(line.slice(0, MAX_LINE_CHARS)));
    if (call >= 0) found.set('network-without-error-handling', call + 1);
  }
  return [...found].map(([id, line]) => ({ id, line })).sort((a, b) => a.line - b.line);
}
