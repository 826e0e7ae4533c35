/** What a prompt is for. A code prompt goes wherever a text prompt goes, and to tools for code besides. */
export type PromptKind = 'text' | 'code' | 'art' | 'json' | 'video';

/** A site that takes a prompt. */
export type Assistant = {
  id: string;
  /** Its own name, the same in all languages. */
  name: string;
  kinds: readonly PromptKind[];
  /** Where a prompt is pasted. */
  home: string;
  /**
   * Beginning of the address that fills a prompt in; the encoded prompt is its end. Only where many projects that know nothing
   * of each other use the same one: for Gemini, Copilot, DeepSeek, Poe and HuggingChat they contradict each other.
   */
  fill?: string;
};

const TALKS = ['text', 'code', 'json'] as const;
const TALKS_AND_DRAWS = [...TALKS, 'art'] as const;

/** In the order in which they are offered to somebody who has used none. */
export const ASSISTANTS: readonly Assistant[] = [
  {
    id: 'chatgpt',
    name: 'ChatGPT',
    kinds: TALKS_AND_DRAWS,
    home: 'https://chatgpt.com/',
    fill: 'https://chatgpt.com/?q=',
  },
  { id: 'claude', name: 'Claude', kinds: TALKS, home: 'https://claude.ai/new', fill: 'https://claude.ai/new?q=' },
  {
    id: 'perplexity',
    name: 'Perplexity',
    kinds: ['text', 'code'],
    home: 'https://www.perplexity.ai/',
    fill: 'https://www.perplexity.ai/search?q=',
  },
  { id: 'grok', name: 'Grok', kinds: TALKS_AND_DRAWS, home: 'https://grok.com/', fill: 'https://grok.com/?q=' },
  {
    id: 'le-chat',
    name: 'Le Chat',
    kinds: TALKS,
    home: 'https://chat.mistral.ai/chat',
    fill: 'https://chat.mistral.ai/chat?q=',
  },
  {
    id: 'github-copilot',
    name: 'GitHub Copilot',
    kinds: ['code'],
    home: 'https://github.com/copilot',
    fill: 'https://github.com/copilot?prompt=',
  },
  { id: 'gemini', name: 'Gemini', kinds: [...TALKS_AND_DRAWS, 'video'], home: 'https://gemini.google.com/app' },
  { id: 'copilot', name: 'Copilot', kinds: TALKS, home: 'https://copilot.microsoft.com/' },
  { id: 'deepseek', name: 'DeepSeek', kinds: TALKS, home: 'https://chat.deepseek.com/' },
  { id: 'poe', name: 'Poe', kinds: TALKS, home: 'https://poe.com/' },
  { id: 'huggingchat', name: 'HuggingChat', kinds: TALKS, home: 'https://huggingface.co/chat/' },
  { id: 'midjourney', name: 'Midjourney', kinds: ['art'], home: 'https://www.midjourney.com/imagine' },
  { id: 'flux', name: 'FLUX', kinds: ['art'], home: 'https://playground.bfl.ai/' },
  { id: 'flow', name: 'Flow', kinds: ['video'], home: 'https://labs.google/fx/tools/flow' },
  { id: 'sora', name: 'Sora', kinds: ['video'], home: 'https://sora.chatgpt.com/' },
  { id: 'runway', name: 'Runway', kinds: ['video'], home: 'https://app.runwayml.com/' },
  { id: 'kling', name: 'Kling', kinds: ['video'], home: 'https://app.klingai.com/global/' },
];

/** Characters of a whole address. Sites have refused longer ones: ChatGPT answered them with status 431. */
export const MAX_LINK_CHARACTERS = 4000;

export type OpenLink = {
  url: string;
  /** Whether the address brings no prompt, so that it has to be copied first. */
  needsPaste: boolean;
};

/** Where to open a prompt: filled in where the assistant takes it by address and the address stays short enough. */
export function openLink({ home, fill }: Assistant, prompt: string): OpenLink {
  const url = fill === undefined ? undefined : fill + encodeURIComponent(wellFormed(prompt));
  if (url === undefined || url.length > MAX_LINK_CHARACTERS) return { url: home, needsPaste: true };
  return { url, needsPaste: false };
}

/** Those for a kind of prompt, one of them before the others. @param first the id of one that may not take this kind */
export function assistantsFor(kind: PromptKind, first: string | undefined): Assistant[] {
  const fitting = ASSISTANTS.filter(({ kinds }) => kinds.includes(kind));
  return fitting.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
}

/** Half a surrogate pair cannot be encoded; this is what `toWellFormed` makes of it, which not all browsers have. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
