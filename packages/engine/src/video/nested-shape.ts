import type { VideoMetadata, VideoPrompt } from './build-video-prompt.ts';
import { findMusic, findNoMusic } from './video-cues.ts';

/** The shape that guides show next to the flat one. */
export type NestedVideoPrompt = {
  subject: string;
  action: string;
  setting: string;
  style: string;
  camera: { motion: string; framing: string; angle: string };
  lighting: string;
  audio: NestedAudio;
  duration?: string;
  aspect_ratio?: string;
  negative_prompt: string;
  metadata: VideoMetadata;
};

/** `music` is `none` if the sound is described as having none, and missing if music is not mentioned. */
type NestedAudio = { ambient: string; music?: string; dialogue: string; subtitles: false };

const NO_MUSIC = 'none';
const CLAUSE_MARK = ', ';
const SEMICOLON = '; ';

export function toNestedShape(prompt: VideoPrompt): NestedVideoPrompt {
  return {
    subject: prompt.subject,
    action: prompt.action,
    setting: prompt.context,
    style: prompt.style,
    camera: { motion: prompt.camera_motion, framing: prompt.composition, angle: prompt.camera_angle },
    lighting: prompt.ambiance,
    audio: { ...splitAudio(prompt.audio), dialogue: prompt.dialogue, subtitles: false },
    ...clipOf(prompt),
    negative_prompt: prompt.negative_prompt,
    metadata: prompt.metadata,
  };
}

/** The inverse; the result of `toNestedShape` round-trips to the byte. */
export function fromNestedShape(nested: NestedVideoPrompt): VideoPrompt {
  return {
    subject: nested.subject,
    action: nested.action,
    context: nested.setting,
    style: nested.style,
    camera_motion: nested.camera.motion,
    composition: nested.camera.framing,
    camera_angle: nested.camera.angle,
    ambiance: nested.lighting,
    audio: joinAudio(nested.audio),
    dialogue: nested.audio.dialogue,
    ...clipOf(nested),
    negative_prompt: nested.negative_prompt,
    metadata: nested.metadata,
  };
}

function clipOf({ duration, aspect_ratio }: Pick<VideoPrompt, 'duration' | 'aspect_ratio'>) {
  return { ...(duration === undefined ? {} : { duration }), ...(aspect_ratio === undefined ? {} : { aspect_ratio }) };
}

/** Takes music out only from the last clause, so that the parts can be joined in only one way. */
function splitAudio(audio: string): Pick<NestedAudio, 'ambient' | 'music'> {
  if (findNoMusic(audio).length > 0) return { ambient: audio, music: NO_MUSIC };
  const semicolon = audio.lastIndexOf(SEMICOLON);
  const comma = audio.lastIndexOf(CLAUSE_MARK);
  // A semicolon stays with the preceding part, so that the inverse knows which of the two it was.
  const ambient = semicolon > 0 ? audio.slice(0, semicolon + 1) : audio.slice(0, Math.max(comma, 0));
  const music = semicolon > 0 ? audio.slice(semicolon + SEMICOLON.length) : audio.slice(comma + CLAUSE_MARK.length);
  const isSplit = ambient !== '' && findMusic(music).length > 0 && findMusic(ambient).length === 0;
  const isReversible = isSplit && joinAudio({ ambient, music }) === audio && music !== NO_MUSIC;
  return isReversible ? { ambient, music } : { ambient: audio };
}

function joinAudio({ ambient, music }: Pick<NestedAudio, 'ambient' | 'music'>): string {
  if (music === undefined || music === NO_MUSIC) return ambient;
  return ambient.endsWith(SEMICOLON.trim()) ? `${ambient} ${music}` : `${ambient}${CLAUSE_MARK}${music}`;
}
