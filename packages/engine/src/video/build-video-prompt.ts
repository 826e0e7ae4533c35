import { type VideoForm, withDefaults } from './video-form.ts';

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
  negative_prompt: string;
  metadata: VideoMetadata;
};

export type VideoMetadata = {
  /** ISO 8601, handed in: the engine has no clock. */
  generated_at: string;
  tool: string;
};

/**
 * @param made `isFromIdea`: the form was filled from an idea, and a blank field of it stays blank; a form that people fill
 * in themselves says with a blank field that the default will do
 */
export function buildVideoPrompt(
  form: VideoForm,
  made: { generatedAt: string; tool: string; isFromIdea?: boolean },
): VideoPrompt {
  const filled = made.isFromIdea === true ? form : withDefaults(form);
  return {
    subject: filled.subject,
    action: filled.action,
    context: filled.context,
    style: filled.style,
    camera_motion: filled.cameraMotion,
    composition: filled.composition,
    camera_angle: filled.cameraAngle,
    ambiance: filled.ambiance,
    audio: filled.audio,
    dialogue: filled.dialogue,
    negative_prompt: filled.negativePrompt,
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
    negativePrompt: prompt.negative_prompt,
  };
}
