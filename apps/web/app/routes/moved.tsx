import { replace } from 'react-router';
import type { Route } from './+types/moved';

/** The only address that has another name. */
const OLD_JSON_PATH = '/json-prompt-generator';

/** An address without its language, or with an old name, leads to the page as it does on the server, in the same place of the history. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const path = pathname.endsWith(OLD_JSON_PATH) ? pathname.replace(OLD_JSON_PATH, '/json-prompt') : pathname;
  const isWithoutLanguage = path.split('/').length === 2;
  throw replace(`${isWithoutLanguage ? '/en' : ''}${path}${search}`);
}

export default function Moved() {
  return null;
}
