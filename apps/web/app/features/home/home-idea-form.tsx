import { type KeyboardEvent, type SubmitEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { readDraft, saveDraft } from '../../lib/draft-storage.ts';
import { pathOf } from '../../site-paths.ts';
import { Button } from '../../ui/button.tsx';
import { EARLY_FORM, useEarlyForm } from '../../ui/early-form.ts';
import { Icon } from '../../ui/icon.tsx';
import { isSendKey } from '../../ui/is-send-key.ts';

/** Where the idea is kept, so that a reload or the way back shows it again. */
const DRAFT = 'home';

/** The generators that take an idea, the usual one first; `field` is where it stands on their pages. */
const GENERATORS = [
  { page: 'aiGenerator', icon: 'text', tone: 'main', label: 'generate', field: 'idea' },
  { page: 'artGenerator', icon: 'art', tone: 'quiet', label: 'generateArt', field: 'art-details' },
  { page: 'jsonGenerator', icon: 'json', tone: 'quiet', label: 'generateJson', field: 'json-text' },
  { page: 'videoGenerator', icon: 'video', tone: 'quiet', label: 'generateVideo', field: 'video-subject' },
] as const;

/**
 * Hands an idea over to the generator whose button was pressed. Without scripts a button leads to its generator's page; the
 * field has no name, so that the idea never stands in an address. A press before the app starts is kept in data-early
 * (prerender/loader.js).
 */
export function HomeIdeaForm() {
  const { t } = useTranslation('home');
  const { code } = useLanguage();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  // What was typed before the app was there wins over what was left here last time.
  useEarlyForm(form, (early) => {
    if (field.current && field.current.value === '') field.current.value = readDraft(DRAFT);
    if (!early.isPressed) return;
    early.form.requestSubmit(early.form.querySelector<HTMLButtonElement>(`button[value="${early.pressedBy}"]`));
  });

  function handOver(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const pressed = event.nativeEvent.submitter?.getAttribute('value');
    const generator = GENERATORS.find(({ page }) => page === pressed) ?? GENERATORS[0];
    const pathname = pathOf(generator.page, code);
    const prompt = field.current?.value.trim();
    if (prompt) navigate(pathname, { state: { prompt } });
    else navigate({ pathname, hash: generator.field });
  }
  function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
    if (!isSendKey(event)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  return (
    <form
      ref={form}
      action={pathOf('aiGenerator', code)}
      {...EARLY_FORM}
      onSubmit={handOver}
      onKeyDown={sendByKey}
      className="grid gap-3"
    >
      <label htmlFor="home-idea" className="font-semibold">
        {t('ideaLabel')}
      </label>
      <textarea
        ref={field}
        onInput={(event) => saveDraft(DRAFT, event.currentTarget.value)}
        id="home-idea"
        rows={4}
        placeholder={t('ideaPlaceholder')}
        className="w-full resize-y rounded-control border border-edge bg-card p-4 [unicode-bidi:plaintext] placeholder:text-ink-3"
      />
      <div className="grid w-fit grid-cols-2 gap-3">
        {GENERATORS.map(({ page, icon, tone, label }) => (
          <Button key={page} type="submit" tone={tone} value={page} formAction={pathOf(page, code)}>
            {tone === 'quiet' && <Icon name={icon} />}
            {t(label)}
          </Button>
        ))}
      </div>
    </form>
  );
}
