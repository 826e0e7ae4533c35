import { useTranslation } from '../../../i18n/use-translation.ts';
import { isOption, optionWord } from './option-words.ts';
import type { VideoNote } from './use-video-notes.ts';

/** Says in the page's language what is likely to fail in the video, and what was left open. */
export function useNoteText(): (note: VideoNote) => string {
  const { t } = useTranslation('videoGenerator');
  const nameOf = (words: string) => (isOption(words) ? t(optionWord(words)) : words);
  return (note) => {
    switch (note.code) {
      case 'dialogue_too_long':
        return t('warning.dialogueTooLong', { needed: note.needed, seconds: note.seconds });
      case 'two_camera_moves':
        return t('warning.twoCameraMoves', { first: nameOf(note.first), second: note.second });
      case 'static_camera_moves':
        return t('warning.staticCameraMoves', { words: note.words });
      case 'impossible_camera':
        return t('warning.impossibleCamera', {
          motion: nameOf(note.motion),
          words: nameOf(note.words),
          instead: t(note.field === 'composition' ? 'option.wideShot' : 'option.highAngle'),
        });
      case 'too_many_beats':
        return t('warning.tooManyBeats', { beats: note.beats, most: note.most });
      case 'light_clash':
        return t('warning.lightClash', { night: note.night, day: note.day });
      case 'negated_negative':
        return t('warning.negatedNegative', { words: note.words });
      case 'negative_asked_for':
        return t('warning.negativeAskedFor', { words: note.words, field: t(`field.${note.asked}`) });
      case 'plain_subject':
        return t('warning.plainSubject', { words: note.words });
      case 'no_action':
        return t('warning.noAction');
      case 'no_place':
        return t('warning.noPlace');
      case 'light_left_open':
        return t('warning.lightLeftOpen');
      case 'sound_left_open':
        return t('warning.soundLeftOpen');
      case 'drone_indoors':
        return t('warning.droneIndoors', { words: note.words });
      case 'cartoon_with_animation':
        return note.isDefault
          ? t('warning.cartoonByDefault', { words: note.words, style: note.style })
          : t('warning.cartoonWithAnimation', { words: note.words, style: note.style });
    }
  };
}
