import type { VideoChange } from '@wordlamp/engine/video';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const WORDS = {
  rewritten_as_presence: 'change.asPresence',
  no_negative_prompt: 'change.noNegativePrompt',
  no_sound: 'change.noSound',
  needs_sound_model: 'change.needsSoundModel',
  not_offered: 'change.notOffered',
} as const satisfies Record<VideoChange['code'], string>;

type VideoChangesProps = { changes: readonly VideoChange[] };

/** What of the form a tool cannot take as it was written. */
export function VideoChanges({ changes }: VideoChangesProps) {
  const { t } = useTranslation('videoGenerator');
  const { tag } = useLanguage();
  if (changes.length === 0) return null;
  const codes = [...new Set(changes.map(({ code }) => code))];
  const wordsOf = (code: VideoChange['code']) =>
    changes.filter((change) => change.code === code).map(({ words }) => t('change.quoted', { words }));
  const list = new Intl.ListFormat(tag, { style: 'narrow' });
  return (
    <section className="mt-4 mb-5 grid gap-2 border-s-3 border-line ps-3 text-sm text-ink-2">
      <h3 className="font-medium text-ink">{t('changesTitle')}</h3>
      <ul className="grid gap-1">
        {codes.map((code) => (
          <li key={code}>{t(WORDS[code], { words: list.format(wordsOf(code)) })}</li>
        ))}
      </ul>
    </section>
  );
}
