/** The output of a failed run, pasted below the program. */
export type ErrorTrace = {
  /** Verbatim, without the surrounding lines. */
  text: string;
  type: string;
  message: string;
  /** The innermost line of the program that it mentions; null if none. */
  line: number | null;
};
type SplitSource = { code: string; trace: ErrorTrace };

const PYTHON_HEAD = /^Traceback \(most recent call last\):/;
const ERROR =
  /^(?:Uncaught |Exception in thread "[^"]{1,80}" )?((?:[A-Za-z_$][\w$]{0,60}\.){0,8}[A-Za-z_$]\w{0,60}(?:Error|Exception|Interrupt|Exit|Warning))(?::\s?(.{0,400}))?$/;
const FRAME = /^\s+at \S/;
/** Lines that make up a trace, in addition to indented ones. */
const BETWEEN = /^(?:During handling|The above exception|Caused by:|\s|$)/;
const LINE_OF_FRAME = /, line (\d{1,6})(?:,|$)|:(\d{1,6})(?::\d{1,6})?\)?$/;
const MAX_LINE_CHARS = 500;

/** The program and the trace after it; null unless both exist. */
export function splitTrace(source: string): SplitSource | null {
  const lines = source.split('\n');
  const start = lines.findIndex(
    (line, index) => PYTHON_HEAD.test(line) || (isError(line) && FRAME.test(lines[index + 1] ?? '')),
  );
  if (start <= 0) return null;
  const code = lines.slice(0, start).join('\n').trimEnd();
  const own = lines.slice(start);
  const isTrace = own.every(
    (line, index) => index === 0 || BETWEEN.test(line) || PYTHON_HEAD.test(line) || isError(line),
  );
  const isPython = PYTHON_HEAD.test(own[0] ?? '');
  const errors = own.filter(isError);
  const [, type = '', message = ''] = ERROR.exec((isPython ? errors.at(-1) : errors[0]) ?? '') ?? [];
  if (!isTrace || code.trim() === '' || type === '') return null;
  const frames = own.slice(1).flatMap((line) => lineOf(line.slice(0, MAX_LINE_CHARS)));
  const line = (isPython ? frames.at(-1) : frames[0]) ?? null;
  return { code, trace: { text: own.join('\n').trim(), type, message: message.trim(), line } };
}

function isError(line: string): boolean {
  return line.length <= MAX_LINE_CHARS && ERROR.test(line);
}

function lineOf(line: string): number[] {
  const match = /^\s+(?:File "|at )/.test(line) ? LINE_OF_FRAME.exec(line.trimEnd()) : null;
  return match === null ? [] : [Number(match[1] ?? match[2])];
}
