import { allMatches } from '../../text/all-matches.ts';
import type { CodeLanguage, IoKind } from './code-report.ts';

const CLASS =
  /\b(?:class|interface|struct|trait|enum|record|object|protocol) (?<name>[A-Z]\w*)|\btype (?<goName>[A-Z]\w*) (?:struct|interface)\b/g;
const SCRIPT_EXPORT =
  /\bexport (?:default )?(?:async )?(?:function\*?|const|let|class|interface|type|enum|abstract class) (?<name>[\w$]+)|\bmodule\.exports\.(?<member>[\w$]+) ?=|^exports\.(?<own>[\w$]+) ?=/gm;
const SCRIPT_LIST = /(?:\bexport|\bmodule\.exports =) ?\{([^{}]{0,1000})\}/g;
const EXPORTS: Readonly<Partial<Record<CodeLanguage, RegExp>>> = {
  javascript: SCRIPT_EXPORT,
  typescript: SCRIPT_EXPORT,
  jsx: SCRIPT_EXPORT,
  tsx: SCRIPT_EXPORT,
  rust: /\bpub (?:async )?(?:fn|struct|enum|trait|mod) (?<name>\w+)/g,
  go: /^(?:func (?:\([^)\n]*\) )?|type )(?<name>[A-Z]\w*)/gm,
  java: /\bpublic (?:static |final |abstract )*(?:class|interface|enum|record) (?<name>\w+)/g,
  csharp: /\bpublic (?:static |sealed |abstract |partial )*(?:class|interface|struct|enum|record) (?<name>\w+)/g,
};
/** The entry points of a program. */
export const ENTRY_POINT =
  /^if __name__ ==|\bstatic (?:async )?(?:void|int|Task) [Mm]ain ?\(|^(?:int|void) main ?\(|^func main\(|\bfn main\(|^fun main\(|\brequire\.main\b|@main\b/m;
const TEST =
  /\b(?:it|test)(?:\.each|\.only)?\(|^[ \t]*(?:async )?def test_\w+|@Test\b|^func Test\w+\(|#\[(?:tokio::)?test\]|\[(?:Fact|Test|TestMethod|Theory)\]|\bfunction test\w+\(|\bfunc test\w+\(|^[ \t]*it [ ]*do\b/gm;
/** Code that waits for something else. */
export const ASYNCHRONOUS =
  /\basync (?:def|function|fn|Task|with|for|\()|\bawait\b|\bsuspend fun\b|\bgo func\b|\.then\(/;
const IO: Readonly<Record<IoKind, RegExp>> = {
  file: /(?<![\w.])open\(|\b(?:read|write|append)File(?:Sync)?\(|\bfs\.\w|\bFile\.(?:open|read|Read|Write|write)|\bfopen\(|\bos\.(?:Open|Create|ReadFile)\(|\bFiles\.\w|\bfile_(?:get|put)_contents\(|\bread_text\(|\bwrite_text\(|\bfs::\w|\bnew File(?:Reader|Writer|InputStream)\(|\bi?fstream\b/,
  network:
    /\brequests\.\w|\bfetch\(|\baxios\b|\burllib\b|\bhttps?\.(?:get|request|Get|Post|Client)\b|\bhttpx\.|\bHttpClient\b|\bURLSession\b|\bcurl(?:_exec\(|\s)|\breqwest\b|\bNet::HTTP\b|\bsocket\.\w|\bXMLHttpRequest\b/,
  database:
    /\.(?:execute|executemany|executeQuery|query|raw)\(|\bsqlite3\b|\bpsycopg\w*\b|\bmysqli?\b|\bnew PDO\b|\bsql\.Open\(|\bDriverManager\b/,
  environment:
    /\bos\.environ\b|\bprocess\.env\b|\bgetenv\(|\bstd::env\b|\bENV\[|\bos\.Getenv\(|\bSystem\.getenv\b|\bEnvironment\.GetEnvironmentVariable\b/,
  console:
    /(?<![\w.])(?:print|input|println|printf|puts|readline)\b ?\(?|\bconsole\.\w|\bSystem\.(?:out|in)\b|\bConsole\.\w|\bfmt\.(?:Print|Scan)|\b(?:e?println|print)!|\becho\b|\bstd::c(?:out|in)\b/,
};

export function findClasses(bare: string): string[] {
  return [...new Set(allMatches(bare, CLASS).map(({ groups }) => groups?.name ?? groups?.goName ?? ''))];
}

export function findExports(bare: string, language: CodeLanguage): string[] {
  const pattern = EXPORTS[language];
  if (pattern === undefined) return [];
  const named = allMatches(bare, pattern).map(({ groups }) => groups?.name ?? groups?.member ?? groups?.own ?? '');
  const listed =
    pattern === SCRIPT_EXPORT ? allMatches(bare, SCRIPT_LIST).flatMap(({ 1: list = '' }) => namesIn(list)) : [];
  return [...new Set([...named, ...listed])].filter((name) => name !== '');
}

function namesIn(list: string): string[] {
  return list.split(',').map((piece) => /(\w+)\s*$/.exec(piece.split(':', 1)[0] ?? '')?.[1] ?? '');
}

export function countTests(bare: string): number {
  return allMatches(bare, TEST).length;
}

export function findIo(bare: string): IoKind[] {
  return (Object.keys(IO) as IoKind[]).filter((kind) => IO[kind].test(bare));
}
