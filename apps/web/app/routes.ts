import { type RouteConfig, route } from '@react-router/dev/routes';

/** Addresses without their language, or by an old name, as the server knows them (redirects.ts there). */
const MOVED = [
  'ai-prompt-generator',
  'art-prompt-generator',
  'json-prompt',
  'resources',
  'prompt-templates',
  'features',
  'blog',
  'community',
  'json-prompt-generator',
  ':lang/json-prompt-generator',
];

// One line for each kind of page. ":lang" is in every path itself, not in a parent: with ssr: false React Router
// reloads a page's words only when a parameter of the page's own path changes.
export default [
  // First, since '/blog/art-prompt-generator' fits ':lang/art-prompt-generator' as well, and the earlier line wins.
  route(':lang?/blog/:slug', 'routes/article.tsx'),
  route(':lang', 'routes/home.tsx'),
  route(':lang/ai-prompt-generator', 'routes/ai-prompt-generator.tsx'),
  route(':lang/art-prompt-generator', 'routes/art-prompt-generator.tsx'),
  route(':lang/json-prompt', 'routes/json-prompt.tsx'),
  route(':lang/veo3-json-prompt-generator', 'routes/veo3-json-prompt-generator.tsx'),
  route(':lang?/veo3-json-prompt', 'routes/veo3-json-prompt.tsx'),
  route(':lang/prompt-templates', 'routes/prompt-templates.tsx'),
  route(':lang/resources', 'routes/resources.tsx'),
  route(':lang/resources/:slug', 'routes/resource.tsx'),
  route(':lang/blog', 'routes/blog.tsx'),
  route(':lang/community', 'routes/community.tsx'),
  route(':lang/community/:slug', 'routes/community-post.tsx'),
  route(':lang/features', 'routes/features.tsx'),
  route(':lang/about', 'routes/about.tsx'),
  route(':lang/contact', 'routes/contact.tsx'),
  route(':lang/privacy-policy', 'routes/privacy-policy.tsx'),
  route(':lang/terms', 'routes/terms.tsx'),
  route(':lang/accessibility', 'routes/accessibility.tsx'),
  route(':lang?/translation-guide', 'routes/translation-guide.tsx'),
  route(':lang?/auth', 'routes/auth.tsx'),
  route(':lang?/account', 'routes/account.tsx'),
  route(':lang/offline', 'routes/offline.tsx'),
  ...MOVED.map((path) => route(path, 'routes/moved.tsx', { id: `moved ${path}` })),
  route(':lang?/*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
