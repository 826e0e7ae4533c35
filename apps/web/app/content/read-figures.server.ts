import * as z from 'zod';
import { readFigures } from './content-files.server.ts';

const about = z.strictObject({
  numbers: z.array(
    z.strictObject({
      name: z.enum(['prompts', 'users', 'countries', 'uptime']),
      value: z.number().positive(),
      is: z.enum(['atLeast', 'share']),
    }),
  ),
});

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const days = { from: z.enum(WEEKDAYS), to: z.enum(WEEKDAYS) };
const contact = z.strictObject({
  mailboxes: z.strictObject({ general: z.email(), support: z.email(), privacy: z.email() }),
  responseHours: z.int().positive(),
  supportHours: z.strictObject({
    timeZone: z.string().min(1),
    days: z.array(
      z.union([
        z.strictObject({ ...days, opens: clock, closes: clock }),
        z.strictObject({ ...days, closed: z.literal(true) }),
      ]),
    ),
  }),
});
export type ContactFacts = z.infer<typeof contact>;

/** What the product claims about itself (content/about.json). */
export function readAbout(): z.infer<typeof about> {
  return readFigures('about.json', about);
}

/** Where and when people answer (content/contact.json). */
export function readContact(): ContactFacts {
  return readFigures('contact.json', contact);
}
