import { isLanguageCode, type LanguageCode } from '@wordlamp/engine/languages';
import * as z from 'zod';
import { showsNothing } from './contact-limits.ts';
import { REPORT_LIMITS, REPORTED_TYPES } from './result-report-limits.ts';

/** A text in which a reader sees something. */
const visible = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !showsNothing(text));

/** Body of `POST /functions/v1/report-result`: a result that is not what the visitor meant. */
export const resultReport = z.object({
  type: z.enum(REPORTED_TYPES),
  /** The idea as it was typed; where a form was filled in, its fields as JSON. */
  idea: visible(REPORT_LIMITS.idea),
  /** The prompt as the visitor saw it. */
  result: visible(REPORT_LIMITS.result),
  /** Language of the page. */
  pageLanguage: z
    .string()
    .refine(isLanguageCode)
    .transform((code) => code as LanguageCode),
  /** What the visitor had meant. */
  comment: z.string().max(REPORT_LIMITS.comment).optional(),
});
export type ResultReport = z.infer<typeof resultReport>;

/** Answer of `POST /functions/v1/report-result`: the report is stored. Its reference is all that leads to it. */
export type ResultReportReply = { received: true; reference: string };
