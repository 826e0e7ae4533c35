import { toldWords } from '@wordlamp/contract/languages';
import { MAX_WORDS } from '@wordlamp/contract/limits';
import { countWords } from '@wordlamp/engine/count-words';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { copyText } from '../../lib/copy-text.ts';
import { downloadText } from '../../lib/download-text.ts';
import { selectText } from '../../lib/select-text.ts';
import { pathOf } from '../../site-paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PanelActions, type Said } from './panel-actions.tsx';
import { fileName } from './template-file.ts';

type PromptActionsProps = {
  title: string;
  prompt: string;
  said: Said | undefined;
  onSay(text: string): void;
  /** The prompt's element, to be selected if the browser does not allow copying. */
  textRef: RefObject<HTMLElement | null>;
  onUsed(): void;
};

/** Where a filled-in prompt can be taken. */
export function PromptActions({ title, prompt, said, onSay, textRef, onUsed }: PromptActionsProps) {
  const { t } = useTranslation(['templates', 'shell']);
  const language = useLanguage();
  const navigate = useNavigate();
  const words = countWords(prompt);

  async function copy(): Promise<void> {
    if (await copyText(prompt)) {
      onSay(t('promptCopied'));
      onUsed();
    } else {
      onSay(t('shell:copyFailed'));
      if (textRef.current) selectText(textRef.current);
    }
  }
  function download(): void {
    downloadText({ name: fileName(title, 'txt'), mediaType: 'text/plain' }, prompt);
    onSay(t('promptDownloaded'));
    onUsed();
  }
  function handOver(): void {
    if (words > MAX_WORDS) {
      onSay(t('tooLong', { words: toldWords(words, language), limit: toldWords(MAX_WORDS, language) }));
      return;
    }
    onUsed();
    navigate(pathOf('aiGenerator', language.code), { state: { prompt } });
  }

  return (
    <PanelActions said={said}>
      <Button onClick={copy}>
        <Icon name="copy" />
        {t('copyPrompt')}
      </Button>
      <Button tone="quiet" onClick={download}>
        <Icon name="download" />
        {t('download')}
      </Button>
      <Button tone="quiet" isReady={words <= MAX_WORDS} onClick={handOver}>
        <Icon name="arrow" />
        {t('openGenerator')}
      </Button>
    </PanelActions>
  );
}
