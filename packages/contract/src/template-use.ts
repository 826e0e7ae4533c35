import * as z from 'zod';

/** What somebody did with a template. Filling in counts when the filled-in prompt is taken along. */
const TEMPLATE_ACTIONS = ['copy', 'download', 'fill'] as const;

/** Body of `POST /functions/v1/template-use`. */
export const templateUseRequest = z.object({
  /** The template's slug. */
  template: z.string().max(80),
  action: z.enum(TEMPLATE_ACTIONS),
});
export type TemplateUse = z.infer<typeof templateUseRequest>;

/** Answer of `POST /functions/v1/template-use`. */
export type TemplateUseReply = { counted: true };

/** Answer of `GET /functions/v1/template-uses`: uses of all days by slug; a template that nobody used is not in it. */
export type TemplateUses = { uses: Readonly<Record<string, number>> };
