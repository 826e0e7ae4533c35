import { Link } from 'react-router';
import { useLanguage } from '../i18n/use-language.ts';
import { pathOf } from '../site-paths.ts';
import { type ButtonTone, buttonLook } from '../ui/button-look.ts';
import { Icon } from '../ui/icon.tsx';
import type { Tool } from './block.ts';

const PAGE_OF = {
  text: 'aiGenerator',
  art: 'artGenerator',
  json: 'jsonGenerator',
  video: 'videoGenerator',
} as const satisfies Record<Tool, string>;

type TryLinkProps = {
  tool: Tool;
  idea: string;
  label: string;
  /** For screen readers, which do not convey what is next to it. */
  name?: string;
  tone?: ButtonTone;
  onTry?: (() => void) | undefined;
};

/** Opens a generator and hands it an example, as the home page does. Without scripts nothing can be handed over. */
export function TryLink({ tool, idea, label, name, tone = 'quiet', onTry }: TryLinkProps) {
  const { code } = useLanguage();
  return (
    <Link
      to={pathOf(PAGE_OF[tool], code)}
      state={{ prompt: idea }}
      aria-label={name}
      onClick={onTry}
      className={`${buttonLook({ tone })} noscript:hidden`}
    >
      <Icon name={tool} />
      {label}
    </Link>
  );
}
