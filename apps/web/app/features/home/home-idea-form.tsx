import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { pathOf } from '../../site-paths.ts';
import { Button } from '../../ui/button.tsx';
import { isSendKey } from '../../ui/is-send-key.ts';

/**
 * Hands an idea over to the text generator. Without scripts it leads to the generator's page; the field has no name, so
 * that the idea never stands in an address. A press before the app starts is kept in data-early (postbuild/loader.js).
 */
export function HomeIdeaForm() {
  const { t } = useTranslation('home');
  const { code } = useLanguage();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const generator = pathOf('aiGenerator', code);

  useEffect(() => {
    if (form.current?.dataset.early !== 'pressed') return;
    form.current.dataset.early = '';
    form.current.requestSubmit();
  }, []);

  function handOver(event: FormEvent) {
    event.preventDefault();
    const prompt = field.current?.value.trim();
    if (prompt) navigate(generator, { state: { prompt } });
    else navigate({ pathname: generator, hash: 'idea' });
  }
  function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
    if (!isSendKey(event)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  return (
    <form ref={form} action={generator} data-early="" onSubmit={handOver} onKeyDown={sendByKey} className="grid gap-3">
      <label htmlFor="home-idea" className="font-semibold">
        {t('ideaLabel')}
      </label>
      <textarea
        ref={field}
        id="home-idea"
        rows={4}
        placeholder={t('ideaPlaceholder')}
        className="w-full resize-y rounded-control border border-edge bg-card p-4 [unicode-bidi:plaintext] placeholder:text-ink-3"
      />
      <Button type="submit" tone="main" className="justify-self-start">
        {t('generate')}
      </Button>
    </form>
  );
}
