import { type RouteConfig, route } from '@react-router/dev/routes';

// One line for each kind of page. ":lang" stands in every path itself, not in a parent: with ssr: false React Router
// reloads a page's words only when a parameter of the page's own path changes.
export default [
  route(':lang', 'routes/home.tsx'),
  route(':lang/ai-prompt-generator', 'routes/ai-prompt-generator.tsx'),
  route(':lang/art-prompt-generator', 'routes/art-prompt-generator.tsx'),
  route(':lang/json-prompt', 'routes/json-prompt.tsx'),
  route(':lang/veo3-json-prompt-generator', 'routes/veo3-json-prompt-generator.tsx'),
  route(':lang/veo3-json-prompt', 'routes/veo3-json-prompt.tsx'),
  route(':lang?/*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
