import * as z from 'zod';

/** Body of `POST /functions/v1/post-open`: the example of a post was opened in its generator. */
export const postOpenRequest = z.object({
  /** The post's slug. */
  post: z.string().max(80),
});
export type PostOpen = z.infer<typeof postOpenRequest>;

/** Answer of `POST /functions/v1/post-open`. */
export type PostOpenReply = { counted: true };

/** Figures by slug; a post that nobody opened is not in them. */
type BySlug = Readonly<Record<string, number>>;

/** Answer of `GET /functions/v1/post-opens`. `trends` are the opens of late, of which those of a week before count half. */
export type PostOpens = { opens: BySlug; trends: BySlug };
