import type { CodeLanguage } from './code-report.ts';

export type Signature = { pattern: RegExp; points: number };

/**
 * Searched in text with blanked strings and comments. TypeScript, JSX and C++ are distinguished from their base
 * languages later.
 */
export const SIGNATURES: Readonly<
  Record<Exclude<CodeLanguage, 'typescript' | 'jsx' | 'tsx' | 'cpp' | 'json'>, readonly Signature[]>
> = {
  python: points([
    [2, /^[ \t]*(?:async )?def \w+[ \t]*\(/m],
    [1, /^[ \t]*(?:from [\w.]+ )?import [\w.]+(?:, ?[\w.]+)*(?: as \w+)?[ \t]*$/m],
    [2, /^[ \t]*(?:if|elif|else|for|while|try|except|finally|with|class)\b[^{};\n]*:[ \t]*$/m],
    [1, /\bself\.\w/],
    [1, /\b(?:elif|None|True|False|lambda)\b/],
    [1, /\bprint\(/],
    [3, /^Traceback \(most recent call last\)/m],
  ]),
  javascript: points([
    [2, /\b(?:const|let|var) (?:[\w$]+|\{[^}\n]{0,200}\}|\[[^\]\n]{0,200}\]) ?=[^=]/],
    [1, /=>/],
    [1, /\brequire\(/],
    [1, /[=!]==/],
    [2, /\bfunction\b ?\*? ?[\w$]* ?\(/],
    [2, /\bconsole\.\w+\(/],
    [2, /^[ \t]*(?:describe|it|test|expect)(?:\.\w+)?\(/m],
    [2, /^[ \t]*export (?:default|const|function|async|class|let)\b/m],
    [2, /^[ \t]*import [\w*{$][^;\n]* from\b/m],
    [1, /\b(?:document|window|module\.exports|process\.env|Promise|undefined)\b/],
    [1, /\bawait \w/],
    [1, /^[ \t]+at [\w.$<>]+ ?\(/m],
  ]),
  java: points([
    [2, /\bpublic (?:static |final |abstract )*(?:class|interface|void|enum|record)\b/],
    [2, /\bSystem\.(?:out|err|in)\b/],
    [2, /^import (?:static )?[a-z][\w.]*(?:\.\*)?;/m],
    [2, /^package [\w.]+;/m],
    [
      1,
      /\b(?:private|protected|public) (?:static )?(?:final )?(?:int|long|boolean|double|[A-Z]\w*(?:<[^>\n]{0,60}>)?) \w+/,
    ],
    [2, /@(?:Override|Test|Autowired)\b/],
    [1, /\bString\[\] \w+|\bfinal \w+/],
    [1, /\bnew [A-Z]\w*(?:<[^>\n]{0,40}>)?\(/],
  ]),
  csharp: points([
    [2, /^using (?:static )?[A-Z][\w.]*;/m],
    [2, /^namespace [A-Z][\w.]*/m],
    [2, /\bConsole\.(?:Write|Read)/],
    [2, /\{ ?get; ?(?:private |init|set|\})/],
    [1, /\b(?:public|private|internal) (?:static |async )*(?:Task|string|int|void|bool|var|decimal)\b/],
    [1, /\bforeach ?\(var\b/],
    [1, /\b(?:string|int|var|bool) \w+ = /],
    [1, /\bnew [A-Z]\w*(?:<[^>\n]{0,40}>)?\(/],
  ]),
  c: points([
    [3, /^[ \t]*#include\b/m],
    [1, /\b(?:int|void|char|float|double|size_t|unsigned) \**\w+ ?\(/],
    [1, /\b(?:s?printf|scanf|malloc|free|strlen|memcpy)\(/],
    [1, /\bsizeof\b|\bstruct \w+ ?[{*]|\w->\w|\bchar ?\*/],
    [1, /^[ \t]*#(?:define|ifndef|ifdef)\b/m],
    [1, /\b(?:int|char|float|double) \w+(?:\[\w*\])? ?=/],
  ]),
  go: points([
    [2, /^package \w+[ \t]*$/m],
    [1, /\w :?= range\b|:=/],
    [2, /^func (?:\([^)\n]*\) )?\w+\(/m],
    [1, /\bfmt\.\w+\(/],
    [1, /\bdefer \w|\bgo func\b|\bchan \w|\berr != nil\b/],
    [1, /^import \($/m],
    [2, /\btype \w+ (?:struct|interface) ?\{/],
  ]),
  rust: points([
    [2, /\bfn \w+(?:<[^>\n]{0,80}>)?\(/],
    [2, /\blet mut \w/],
    [2, /^[ \t]*impl\b[^;\n]*\{/m],
    [1, /\bpub (?:fn|struct|enum|mod|trait)\b/],
    [1, /^[ \t]*use (?:std|crate|super|\w+::)/m],
    [1, /\b(?:println|vec|format|panic|assert_eq|todo)!/],
    [1, /-> [\w&<:(]/],
    [1, /&mut \w|&str\b|\.unwrap\(\)/],
  ]),
  php: points([
    [4, /<\?(?:php|=)/],
    [1, /\$\w+ ?=[^=]/],
    [2, /\$\w+->\w+|\$this\b/],
    [1, /\becho /],
    [2, /\bfunction \w+ ?\([^)\n]{0,200}\$/],
    [1, /\bforeach ?\(\$/],
  ]),
  ruby: points([
    [2, /^[ \t]*def [\w.?!=]+(?:\([^)\n]*\))?[ \t]*$/m],
    [1, /^[ \t]*end[ \t]*$/m],
    [2, /\battr_(?:reader|accessor|writer)\b|\bdo \|/],
    [1, /^[ \t]*puts /m],
    [1, /^[ \t]*require(?:_relative)? /m],
    [1, /\.each\b|\bnil\b|\bunless\b/],
    [1, /(?:^|[\s(])@\w+/m],
  ]),
  swift: points([
    [2, /\bfunc \w+(?:<[^>\n]{0,60}>)?\((?:_ )?(?:\w+ )?\w+: /],
    [1, /\bfunc \w+\(/],
    [2, /\bguard (?:let|var)\b|\bif let \w+ = /],
    [3, /^import (?:Foundation|UIKit|SwiftUI|Combine|XCTest)\b/m],
    [2, /\b(?:let|var) \w+: \[?[A-Z]/],
    [1, /-> (?:String|Int|Bool|Void|Double|some|\[)/],
    [1, /\b(?:let|var) \w+ = /],
    [1, /\bstruct \w+: [\w, ]+ \{|@(?:State|Published|main)\b/],
  ]),
  kotlin: points([
    [2, /\bfun (?:<[^>\n]{0,40}> )?(?:\w+\.)?\w+\(/],
    [2, /\bval \w+/],
    [1, /\bprintln\(/],
    [2, /\bdata class\b|\bcompanion object\b|\bsuspend fun\b/],
    [1, /\bwhen ?\(|\?\.\w|\?: /],
    [1, /: (?:String|Int|Boolean|List<|Unit)\b/],
  ]),
  sql: points([
    [
      3,
      /^[ \t]*(?:select\b|insert into\b|update \w+ set\b|delete from\b|create (?:or replace )?(?:table|index|view)\b|alter table\b|with \w+ as \()/im,
    ],
    [1, /\bfrom [\w."[]/i],
    [1, /\b(?:where|group by|order by|join|values|primary key|having|limit)\b/i],
  ]),
  html: points([
    [3, /<!doctype html/i],
    [
      2,
      /<(?:html|head|body|div|span|p|a|ul|ol|li|table|form|script|style|h[1-6]|section|main|nav|img|input|button|label)\b[^<>]{0,300}>/i,
    ],
    [1, /<\/(?:html|head|body|div|span|p|a|ul|ol|li|table|form|script|style|h[1-6]|section|main|nav|button|label)>/i],
  ]),
  css: points([
    [
      2,
      /(?:^|[{;\s])(?:color|margin|padding|display|font-size|font-family|background(?:-color)?|border(?:-radius)?|width|height|position|flex|grid|gap)\s*:[^;{}\n]{1,120}[;}]/,
    ],
    [2, /^[ \t]*(?:[.#][\w-]+|[a-z][\w-]*|\*|:root)(?:[ :.#>+~,][\w .:#>+~,()-]{0,80})? ?\{/m],
    [1, /@(?:media|import|font-face|keyframes)\b/],
    [1, /\d(?:px|rem|em|vh|vw)\b/],
  ]),
  yaml: points([
    [1, /^---[ \t]*$/m],
    [1, /^[ \t]*- [\w"]/m],
    [1, /^[\w-]+:[ \t]*$/m],
    [1, /^[ \t]+[\w-]+: \S/m],
    [1, /^[\w-]+: [^\s{;][^{;\n]*$/m],
  ]),
  dockerfile: points([
    [2, /^FROM [\w./:@-]+/m],
    [2, /^(?:RUN|CMD|ENTRYPOINT|COPY|WORKDIR|EXPOSE|ENV|ADD|ARG) /m],
  ]),
  shell: points([
    [2, /^[ \t]*(?:fi|done|esac)[ \t]*$/m],
    [2, /^[ \t]*(?:if|while) \[/m],
    [1, /\$\(|\$\{\w+|"\$\w+|\$[1-9@#?]/],
    [1, /^[ \t]*(?:echo|cd|export|sudo|grep|curl|mkdir|rm|apt-get|npm|git|docker|set -\w) ?/m],
    [1, /\| ?(?:grep|awk|sed|xargs|sort|wc|head|tail)\b/],
    [1, /^[ \t]*(?:\w+\(\) ?\{|for \w+ in\b)/m],
  ]),
};

/** What the base language lacks. */
export const TYPESCRIPT_MARKS = [
  /^[ \t]*(?:export )?(?:declare )?interface \w+[^{;\n]*\{/m,
  /[\w)\]?]: (?:string|number|boolean|unknown|void|any|never|Promise<|readonly |Record<|Array<)/,
  /\bas const\b|\bsatisfies \w/,
  /^[ \t]*(?:export )?type \w+(?:<[^>\n]{0,80}>)? =/m,
  /\bimport type\b|^[ \t]*(?:private|public|protected|readonly) \w+[(:]/m,
];
export const JSX_MARKS = [/\breturn \(?\s*<[\w>]/, /<[A-Z]\w*(?:\s[^<>]{0,200})?\/?>/, /=> \(?\s*<\w+[\s/>]/];
export const CPP_MARKS = [
  /\bstd::|\bcout\b|\bcin\b|\bnullptr\b/,
  /\btemplate ?</,
  /\bclass \w+[^;\n(]{0,80}\{/,
  /\bnamespace \w+(?:::\w+)* ?\{|\busing namespace\b/,
  /^[ \t]*#include <(?:iostream|vector|string|map|memory|algorithm|optional|unordered_map|thread)>/m,
];

function points(rows: readonly (readonly [number, RegExp])[]): Signature[] {
  return rows.map(([value, pattern]) => ({ pattern, points: value }));
}
