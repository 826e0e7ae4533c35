import type { IntentId } from '../intents.ts';
import { CAREER } from './career.ts';
import { CODE } from './code.ts';
import { COMMUNICATION } from './communication.ts';
import { CREATIVE } from './creative.ts';
import { DATA } from './data.ts';
import { DECISIONS } from './decisions.ts';
import { EMAIL } from './email.ts';
import { EVERYDAY } from './everyday.ts';
import { GENERAL } from './general.ts';
import { MARKETING } from './marketing.ts';
import type { IntentShape } from './scaffold-shape.ts';
import { TEACHING } from './teaching.ts';
import { TEXT_OPERATIONS } from './text-operations.ts';
import { VISUAL } from './visual.ts';
import { WEB_TEXT } from './web-text.ts';

/** What a prompt for each job is made of, the same in every language. */
export const SCAFFOLDS = {
  ...GENERAL,
  ...EMAIL,
  ...COMMUNICATION,
  ...MARKETING,
  ...WEB_TEXT,
  ...CREATIVE,
  ...VISUAL,
  ...CODE,
  ...DATA,
  ...TEXT_OPERATIONS,
  ...TEACHING,
  ...CAREER,
  ...DECISIONS,
  ...EVERYDAY,
} as const satisfies Record<IntentId, IntentShape>;
