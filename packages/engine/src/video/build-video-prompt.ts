import { isBlank, type VideoForm, withDefaults } from './video-form.ts';

/** The flat JSON of the video page; the order of its keys is part of the format. */
export type VideoPrompt = {
  subject: string;
  action: string;
  context: string;
  style: string;
  camera_motion: string;
  composition: string;
  camera_angle: string;
  ambiance: string;
  audio: string;
  dialogue: string;
  /** As typed ("8 seconds"); only in a prompt filled from an idea. */
  duration?: string;
  /** `9:16`, and the words about it. */
  aspect_ratio?: string;
  negative_prompt: string;
  metadata: VideoMetadata;
};

export type VideoMetadata = {
  /** ISO 8601, passed in: the engine has no clock. */
  generated_at: string;
  tool: string;
};

/** In a form filled in by the user, a blank field means that the default will do. */
export function buildVideoPrompt(form: VideoForm, made: { generatedAt: string; tool: string }): VideoPrompt {
  const { duration: _, aspectRatio: __, ...fields } = withDefaults(form);
  return promptOf(fields, made);
}

/** In a form filled from an idea, a blank field means that nothing was said, so it is omitted. */
export function videoPromptFromIdea(
  form: VideoForm,
  made: { generatedAt: string; tool: string },
): Partial<VideoPrompt> & Pick<VideoPrompt, 'metadata'> {
  const { metadata, ...fields } = promptOf(form, made);
  return { ...Object.fromEntries(Object.entries(fields).filter(([, value]) => !isBlank(value))), metadata };
}

function promptOf(form: VideoForm, made: { generatedAt: string; tool: string }): VideoPrompt {
  return {
    subject: form.subject,
    action: form.action,
    context: form.context,
    style: form.style,
    camera_motion: form.cameraMotion,
    composition: form.composition,
    camera_angle: form.cameraAngle,
    ambiance: form.ambiance,
    audio: form.audio,
    dialogue: form.dialogue,
    ...(form.duration === undefined ? {} : { duration: form.duration }),
    ...(form.aspectRatio === undefined ? {} : { aspect_ratio: form.aspectRatio }),
    negative_prompt: form.negativePrompt,
    metadata: { generated_at: made.generatedAt, tool: made.tool },
  };
}

/** The form that the prompt came from, with its defaults filled in. */
export function formOfPrompt(prompt: VideoPrompt): VideoForm {
  return {
    subject: prompt.subject,
    action: prompt.action,
    context: prompt.context,
    style: prompt.style,
    cameraMotion: prompt.camera_motion,
    composition: prompt.composition,
    cameraAngle: prompt.camera_angle,
    ambiance: prompt.ambiance,
    audio: prompt.audio,
    dialogue: prompt.dialogue,
    ...(prompt.duration === undefined ? {} : { duration: prompt.duration }),
    ...(prompt.aspect_ratio === undefined ? {} : { aspectRatio: prompt.aspect_ratio }),
    negativePrompt: prompt.negative_prompt,
  };
}
