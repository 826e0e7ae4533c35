import * as z from 'zod';
import { readJson } from './content-files.server.ts';

const tips = z.strictObject({ do: z.array(z.string()).min(1), dont: z.array(z.string()).min(1) });

/** What to do and not to do when writing a prompt. */
export function readResourceTips(language: string): z.infer<typeof tips> {
  return readJson('guides', language, 'resource-tips.json', tips);
}
