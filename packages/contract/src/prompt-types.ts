import { ART_TARGETS } from '@wordlamp/engine/art-targets';
import { TEXT_TARGETS } from '@wordlamp/engine/text-targets';

/** What a generation request can ask for. Apart from the zod shape, so that a page can import it alone. */
export const PROMPT_TYPES = ['ai-prompt', 'art-prompt', 'json-prompt'] as const;

/** Families of models that a prompt can be for, by the type of prompt. The engine owns the lists; JSON is for all. */
export const PROMPT_TARGETS = { 'ai-prompt': TEXT_TARGETS, 'art-prompt': ART_TARGETS, 'json-prompt': [] } as const;
