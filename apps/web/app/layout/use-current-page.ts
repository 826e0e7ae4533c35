import { useLocation } from 'react-router';
import { type PageId, pageAt } from '../site-paths.ts';

/** The page that is open. Prerendered addresses end with a slash, so a comparison of paths would not find it. */
export function useCurrentPage(): PageId | undefined {
  const { pathname } = useLocation();
  return pageAt(pathname);
}
