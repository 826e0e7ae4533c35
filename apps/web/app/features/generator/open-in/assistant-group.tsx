import type { Assistant } from '@wordlamp/contract/assistants';
import { AssistantLink, type PressAssistant } from './assistant-link.tsx';
import { MENU_ITEM, MenuGroup } from './menu-group.tsx';

type AssistantGroupProps = {
  label: string;
  assistants: readonly Assistant[];
  text: string;
  onPress: PressAssistant;
};

export function AssistantGroup({ label, assistants, text, onPress }: AssistantGroupProps) {
  if (assistants.length === 0) return null;
  return (
    <MenuGroup label={label}>
      {assistants.map((assistant) => (
        <AssistantLink
          key={assistant.id}
          role="menuitem"
          tabIndex={-1}
          assistant={assistant}
          text={text}
          onPress={onPress}
          className={MENU_ITEM}
        >
          <bdi>{assistant.name}</bdi>
        </AssistantLink>
      ))}
    </MenuGroup>
  );
}
