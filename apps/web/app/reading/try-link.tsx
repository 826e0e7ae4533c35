import { Link } from 'react-router';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { pathOf } from '../site-paths.ts';
import { buttonLook } from '../ui/button-look.ts';
import { Icon } from '../ui/icon.tsx';
import type { Tool } from './block.ts';

const PAGE_OF = {
  text: 'aiGenerator',
  art: 'artGenerator',
  json: 'jsonGenerator',
  video: 'videoGenerator',
} as const satisfies Record<Tool, string>;

type TryLinkProps = { tool: Tool; idea: string };

/** Opens a generator and hands it an example, as the home page does. Without scripts nothing can be handed over. */
export function TryLink({ tool, idea }: TryLinkProps) {
  const { t } = useTranslation('reading');
  const { code } = useLanguage();
  return (
    <Link
      to={pathOf(PAGE_OF[tool], code)}
      state={{ prompt: idea }}
      className={`${buttonLook({ tone: 'quiet' })} noscript:hidden`}
    >
      <Icon name={tool} />
      {t('tryThis')}
    </Link>
  );
}
