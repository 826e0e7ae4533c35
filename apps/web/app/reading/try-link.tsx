import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
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
  const navigate = useNavigate();
  const linkRef = useRef<HTMLAnchorElement>(null);
  const to = pathOf(PAGE_OF[tool], code);
  const state = { prompt: idea };

  const follow = useEffectEvent(() => {
    onTry?.();
    void navigate(to, { state });
  });
  useLayoutEffect(() => {
    const link = linkRef.current;
    if (link === null) return;
    const isPressed = link.dataset.early === 'pressed';
    // From now on the link works by itself.
    delete link.dataset.early;
    if (isPressed) follow();
  }, []);

  return (
    <Link
      ref={linkRef}
      to={to}
      state={state}
      // A press before the app starts is remembered by the page's script (prerender/loader.js).
      data-early=""
      suppressHydrationWarning
      aria-label={name}
      onClick={onTry}
      className={`${buttonLook({ tone })} noscript:hidden`}
    >
      <Icon name={tool} />
      {label}
    </Link>
  );
}
