import * as z from 'zod';
import { readFigures, readJson } from './content-files.server.ts';

const events = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    title: z.string().min(1),
    description: z.string().min(1),
    date: z.iso.date(),
    /** UTC. */
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
    minutes: z.int().positive(),
    attendees: z.int().nonnegative().optional(),
    maxAttendees: z.int().positive().optional(),
    type: z.enum(['workshop', 'challenge']),
  }),
);
const guidelines = z.array(z.strictObject({ title: z.string().min(1), text: z.string().min(1) }));
/** null: not set. */
const count = z.int().nonnegative().nullable();
const stats = z.strictObject({ members: count, posts: count, events: count, countries: count });

export function readEvents(language: string): z.infer<typeof events> {
  return readJson('community', language, 'events.json', events);
}

export function readGuidelines(language: string): z.infer<typeof guidelines> {
  return readJson('community', language, 'guidelines.json', guidelines);
}

/** Figures that the operator states: content/community/stats.json. */
export function readCommunityStats(): z.infer<typeof stats> {
  return readFigures('community/stats.json', stats);
}
