import { CODE_LANGUAGES, type CodeLanguage } from './code-report.ts';
import { maskCode } from './mask-code.ts';
import { CPP_MARKS, JSX_MARKS, SIGNATURES, TYPESCRIPT_MARKS } from './signatures.ts';

export type DetectedCode = {
  language: CodeLanguage | 'unknown';
  confidence: 'given' | 'high' | 'low';
  candidates: CodeLanguage[];
};

/** */
const MIN_POINTS = 2;
const MIN_LEAD = 2;
const HIGH_POINTS = 4;
/** Two signs of one language and none of another leave little doubt. */
const SURE_POINTS = 3;
const MAX_CANDIDATES = 3;
/** The first lines say most about a language; long ones are not searched. */
const READ_CHARS = 20_000;
/** Languages that may contain another: markup and queries appear inside program code, not around it. */
const GUESTS: readonly CodeLanguage[] = ['html', 'css', 'sql', 'yaml'];
const TAGS: Readonly<Record<string, CodeLanguage>> = {
  py: 'python',
  python3: 'python',
  js: 'javascript',
  mjs: 'javascript',
  node: 'javascript',
  ts: 'typescript',
  'c#': 'csharp',
  cs: 'csharp',
  'c++': 'cpp',
  cc: 'cpp',
  h: 'c',
  hpp: 'cpp',
  golang: 'go',
  rs: 'rust',
  rb: 'ruby',
  kt: 'kotlin',
  yml: 'yaml',
  docker: 'dockerfile',
  sh: 'shell',
  bash: 'shell',
  zsh: 'shell',
  console: 'shell',
  postgresql: 'sql',
  mysql: 'sql',
  htm: 'html',
  scss: 'css',
};

/** @param tag the language according to the fence or the file extension, or '' */
export function detectCodeLanguage(source: string, tag: string): DetectedCode {
  const given = languageOfTag(tag);
  if (given !== null) return { language: given, confidence: 'given', candidates: [] };
  if (isJson(source)) return { language: 'json', confidence: 'high', candidates: [] };
  const head = source.slice(0, READ_CHARS);
  if (/^#!.{0,80}\b(?:ba|z|k)?sh\b/.test(head)) return { language: 'shell', confidence: 'high', candidates: [] };
  const ranked = rank(maskCode(head, 'unknown').bare, head);
  const [first, second] = ranked;
  if (first === undefined) return { language: 'unknown', confidence: 'low', candidates: [] };
  const isClear = first.total >= MIN_POINTS && first.total - (second?.total ?? 0) >= MIN_LEAD;
  if (!isClear) {
    const candidates = ranked.slice(0, MAX_CANDIDATES).map(({ language }) => language);
    return { language: 'unknown', confidence: 'low', candidates };
  }
  return { language: first.language, confidence: first.total >= SURE_POINTS ? 'high' : 'low', candidates: [] };
}

function languageOfTag(tag: string): CodeLanguage | null {
  const folded = tag.toLowerCase();
  if (Object.hasOwn(TAGS, folded)) return TAGS[folded] ?? null;
  return CODE_LANGUAGES.find((language) => language === folded) ?? null;
}

function isJson(source: string): boolean {
  return /^\s*[{[]\s*(?:"[^"\n]{0,200}"\s*[:,\]]|[[{\]}]|-?\d)/.test(source) && !/;\s*$/.test(source.slice(-40));
}

function rank(bare: string, source: string): { language: CodeLanguage; total: number }[] {
  const totals = Object.entries(SIGNATURES).map(([language, signatures]) => ({
    language: language as keyof typeof SIGNATURES,
    total: signatures.reduce((sum, { pattern, points }) => (pattern.test(bare) ? sum + points : sum), 0),
  }));
  const hosted = totals.some(({ language, total }) => total >= HIGH_POINTS && !GUESTS.includes(language));
  return totals
    .map(({ language, total }) => refine(language, total, bare, source))
    .filter(({ language, total }) => total > 0 && !(hosted && GUESTS.includes(language)))
    .sort((a, b) => b.total - a.total);
}

function refine(
  language: keyof typeof SIGNATURES,
  total: number,
  bare: string,
  source: string,
): { language: CodeLanguage; total: number } {
  const count = (marks: readonly RegExp[]) => marks.filter((mark) => mark.test(bare)).length;
  if (language === 'c') {
    const own = CPP_MARKS.filter((mark) => mark.test(bare) || mark.test(source)).length;
    return own > 0 ? { language: 'cpp', total: total + own * 2 } : { language, total };
  }
  if (language !== 'javascript') return { language, total };
  const types = count(TYPESCRIPT_MARKS);
  const isMarkup = total > 0 && count(JSX_MARKS) > 0;
  if (types > 0) return { language: isMarkup ? 'tsx' : 'typescript', total: total + types * 2 };
  return isMarkup ? { language: 'jsx', total: total + 2 } : { language, total };
}
