import type { VideoWarning } from '@wordlamp/engine/video';
import { useTranslation } from 'react-i18next';

/** Says in the page's language what is likely to fail in the video. */
export function useWarningText(): (warning: VideoWarning) => string {
  const { t } = useTranslation('videoGenerator');
  return (warning) => {
    switch (warning.code) {
      case 'dialogue_too_long':
        return t('warning.dialogueTooLong', { needed: warning.needed, seconds: warning.seconds });
      case 'two_camera_moves':
        return t('warning.twoCameraMoves', { first: warning.first, second: warning.second });
      case 'static_camera_moves':
        return t('warning.staticCameraMoves', { words: warning.words });
      case 'impossible_camera':
        return t('warning.impossibleCamera', { motion: warning.motion, words: warning.words });
      case 'too_many_beats':
        return t('warning.tooManyBeats', { beats: warning.beats, most: warning.most });
      case 'light_clash':
        return t('warning.lightClash', { night: warning.night, day: warning.day });
      case 'negated_negative':
        return t('warning.negatedNegative', { words: warning.words });
      case 'negative_asked_for':
        return t('warning.negativeAskedFor', { words: warning.words, field: t(`field.${warning.asked}`) });
      case 'cartoon_with_animation':
        return warning.isDefault
          ? t('warning.cartoonByDefault', { words: warning.words, style: warning.style })
          : t('warning.cartoonWithAnimation', { words: warning.words, style: warning.style });
    }
  };
}
