import { type KeyboardEvent, type ReactNode, type SubmitEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { readDraft, saveDraft } from '../../lib/draft-storage.ts';
import { pathOf } from '../../site-paths.ts';
import { EARLY_FORM, useEarlyForm } from '../../ui/early-form.ts';
import { HUE_TEXT, HUE_TINT, type Hue } from '../../ui/hue.ts';
import { Icon } from '../../ui/icon.tsx';
import { isSendKey } from '../../ui/is-send-key.ts';

/** Where the idea is kept, so that a reload or the way back shows it again. */
const DRAFT = 'home';
export const IDEA_FIELD = 'home-idea';

/** The generators that take an idea, as equals; the first is what the keyboard sends to. `field` is where it stands on their pages. */
const GENERATORS = [
  { page: 'aiGenerator', hue: 'text', label: 'generateText', field: 'idea' },
  { page: 'artGenerator', hue: 'art', label: 'generateArt', field: 'art-details' },
  { page: 'jsonGenerator', hue: 'json', label: 'generateJson', field: 'json-text' },
  { page: 'videoGenerator', hue: 'video', label: 'generateVideo', field: 'video-subject' },
] as const satisfies { page: string; hue: Hue; label: string; field: string }[];

type HomeIdeaFormProps = {
  onIdea(idea: string): void;
  /** Has a text prompt written, which needs no choices and so no page of its own. */
  onText(idea: string): void;
  /** What was understood of it, below the field. */
  children?: ReactNode;
};

/**
 * Hands an idea over to the generator whose button was pressed; a text prompt is written here. Without scripts a button leads to its generator's page; the
 * field has no name, so that the idea never stands in an address. A press before the app starts is kept in data-early
 * (prerender/loader.js).
 */
export function HomeIdeaForm({ onIdea, onText, children }: HomeIdeaFormProps) {
  const { t } = useTranslation('home');
  const { code } = useLanguage();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  // What was typed before the app was there wins over what was left here last time.
  useEarlyForm(form, (early) => {
    if (field.current && field.current.value === '') field.current.value = readDraft(DRAFT);
    onIdea(field.current?.value.trim() ?? '');
    if (!early.isPressed) return;
    early.form.requestSubmit(early.form.querySelector<HTMLButtonElement>(`button[value="${early.pressedBy}"]`));
  });

  function handOver(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const pressed = event.nativeEvent.submitter?.getAttribute('value');
    const generator = GENERATORS.find(({ page }) => page === pressed) ?? GENERATORS[0];
    const pathname = pathOf(generator.page, code);
    const prompt = field.current?.value.trim();
    if (!prompt) navigate({ pathname, hash: generator.field });
    else if (generator.page === 'aiGenerator') onText(prompt);
    else navigate(pathname, { state: { prompt } });
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
      className="rounded-control border border-edge bg-card p-3 has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-focus"
    >
      <label htmlFor={IDEA_FIELD} className="block px-1 font-semibold">
        {t('ideaLabel')}
      </label>
      <textarea
        ref={field}
        onInput={({ currentTarget: { value } }) => {
          saveDraft(DRAFT, value);
          onIdea(value.trim());
        }}
        id={IDEA_FIELD}
        rows={4}
        placeholder={t('ideaPlaceholder')}
        className="block w-full resize-y px-1 py-2 text-lg outline-none [unicode-bidi:plaintext] placeholder:text-ink-3"
      />
      <div className="min-h-10">{children}</div>
      <fieldset className="border-t border-line pt-3">
        <legend className="sr-only">{t('generate')}</legend>
        <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
          {GENERATORS.map(({ page, hue, label }) => (
            <button
              key={page}
              type="submit"
              value={page}
              formAction={pathOf(page, code)}
              className={`flex min-h-12 items-center justify-center gap-2 rounded-control border border-edge px-2 py-1.5 text-center text-sm md:flex-col md:gap-1 leading-snug font-semibold transition-colors hover:border-ink ${HUE_TINT[hue]}`}
            >
              <Icon name={hue} className={HUE_TEXT[hue]} />
              {t(label)}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
