import type { CodeLanguage } from './code-report.ts';

const PYTHON =
  'abc argparse array ast asyncio base64 bisect builtins calendar cmath collections concurrent configparser contextlib copy csv ctypes dataclasses datetime decimal difflib dis email enum errno fractions functools gc getpass glob gzip hashlib heapq hmac html http imaplib importlib inspect io ipaddress itertools json keyword logging lzma math mimetypes multiprocessing numbers operator os pathlib pickle pkgutil platform pprint queue random re sched secrets select shelve shlex shutil signal smtplib socket sqlite3 ssl stat statistics string struct subprocess sys tarfile tempfile textwrap threading time timeit tkinter token tokenize traceback types typing unicodedata unittest urllib uuid venv warnings wave weakref xml zipfile zlib zoneinfo';
const NODE =
  'assert async_hooks buffer child_process cluster crypto dgram dns events fs http http2 https module net os path perf_hooks process querystring readline stream string_decoder timers tls tty url util v8 vm worker_threads zlib';
const RUBY =
  'benchmark bigdecimal csv date digest erb fileutils find forwardable json logger matrix minitest net open3 openssl optparse ostruct pathname psych securerandom set socket stringio tempfile time timeout tsort uri yaml zlib';
const SWIFT = 'Foundation Swift Dispatch Combine SwiftUI UIKit XCTest os';

const NAMES: Readonly<Partial<Record<CodeLanguage, ReadonlySet<string>>>> = {
  python: new Set(PYTHON.split(' ')),
  javascript: new Set(NODE.split(' ')),
  typescript: new Set(NODE.split(' ')),
  jsx: new Set(NODE.split(' ')),
  tsx: new Set(NODE.split(' ')),
  ruby: new Set(RUBY.split(' ')),
  swift: new Set(SWIFT.split(' ')),
};
const ROOTS: Readonly<Partial<Record<CodeLanguage, RegExp>>> = {
  javascript: /^node:/,
  typescript: /^node:/,
  jsx: /^node:/,
  tsx: /^node:/,
  java: /^javax?\./,
  kotlin: /^(?:kotlinx?|javax?)\./,
  csharp: /^System(?:\.|$)/,
  rust: /^(?:std|core|alloc)\b/,
  // A path in Go's standard library has no host name.
  go: /^[^./]+(?:\/[^.]*)?$/,
  c: /^[\w/]+\.h$/,
  cpp: /^(?:\w+|[\w/]+\.h)$/,
};

/** True if an import comes with the language, judged by its name alone. */
export function isStandardLibrary(name: string, language: CodeLanguage): boolean {
  if (ROOTS[language]?.test(name) === true) return true;
  return NAMES[language]?.has(name.split(/[./]/, 1)[0] ?? name) === true;
}
