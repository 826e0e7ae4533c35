import type { ResultReport } from '@wordlamp/contract/result-report';
import { REPORT_LIMITS } from '@wordlamp/contract/result-report-limits';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { parseArtSentence } from '@wordlamp/engine/parse-art-sentence';
import type { ReportedIdea, ReportedResult } from './reported-result.ts';

type Report = {
  /** Exactly what is sent, but for the comment. */
  report: ResultReport;
  /** Whether the idea or the result is longer than what can be sent. */
  isCut: boolean;
};

export function reportOf({ idea, result }: ReportedResult, pageLanguage: LanguageCode): Report {
  const whole = ideaText(idea);
  const report = {
    type: idea.type,
    idea: beginning(whole, REPORT_LIMITS.idea),
    result: beginning(result, REPORT_LIMITS.result),
    pageLanguage,
  };
  return { report, isCut: report.idea !== whole || report.result !== result };
}

/** The typed idea, or the filled fields as JSON. A picture is only mentioned. */
function ideaText(idea: ReportedIdea): string {
  switch (idea.type) {
    case 'ai-prompt':
      return idea.text;
    case 'art-prompt':
      return textOrJson(parseArtSentence(idea.text) ?? { text: idea.text });
    case 'json-prompt': {
      const { text, code, imageDescription, imageFacts } = idea;
      return textOrJson({ text, code, imageDescription, ...(imageFacts && { picture: true }) });
    }
    case 'video-prompt': {
      const { metadata: _made, ...fields } = idea.prompt;
      return textOrJson(fields);
    }
  }
}

function textOrJson(fields: Readonly<Record<string, string | boolean | undefined>>): string {
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  const [first] = filled;
  if (filled.length === 1 && first?.[0] === 'text') return String(first[1]);
  return JSON.stringify(Object.fromEntries(filled), null, 2);
}

/** Truncates to this many code units, without splitting a surrogate pair. */
function beginning(text: string, most: number): string {
  if (text.length <= most) return text;
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
