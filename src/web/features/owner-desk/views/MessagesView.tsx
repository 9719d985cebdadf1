import { overviewTexts } from '#web/texts/owner-workspace.ts';
import { useWorkspace } from '../workspace-context.ts';
import { ViewFrame } from './ViewFrame.tsx';

/** 'Mesajlar': the inbox, or what opens it. */
export function MessagesView() {
  const { business, setBusiness, slots, hrefOf } = useWorkspace();
  return (
    <ViewFrame title={overviewTexts.messages}>
      {slots.inbox({
        businessId: business.id,
        businessName: business.name,
        isOpen: business.plan !== 'free',
        plansHref: hrefOf({ tab: 'abonelik' }),
        onUnread: (by) =>
          setBusiness((now) => ({
            ...now,
            waiting: { ...now.waiting, messages: now.waiting.messages + by },
          })),
      })}
    </ViewFrame>
  );
}
