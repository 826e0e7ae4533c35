import { type Assistant, openLink } from '@wordlamp/contract/assistants';
import type { ComponentProps, MouseEvent } from 'react';

export type PressAssistant = (assistant: Assistant, event: MouseEvent<HTMLAnchorElement>) => void;

type AssistantLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  assistant: Assistant;
  text: string;
  onPress: PressAssistant;
};

/** A real link, which the browser opens natively; the other site only learns the prompt. */
export function AssistantLink({ assistant, text, onPress, ...rest }: AssistantLinkProps) {
  return (
    <a
      href={openLink(assistant, text).url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => onPress(assistant, event)}
      {...rest}
    />
  );
}
