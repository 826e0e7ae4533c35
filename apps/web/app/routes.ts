import { type RouteConfig, route } from '@react-router/dev/routes';

// One line for each kind of page. ":lang" stands in every path itself, not in a parent: with ssr: false React Router
// reloads a page's words only when a parameter of the page's own path changes.
export default [
  route(':lang', 'routes/home.tsx'),
  route(':lang/ai-prompt-generator', 'routes/ai-prompt-generator.tsx'),
  route(':lang?/*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
