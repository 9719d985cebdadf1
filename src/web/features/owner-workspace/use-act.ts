import { useState } from 'react';
import { ApiError } from '#web/api/api.ts';
import { workspaceTexts as texts } from '#web/texts/owner-workspace.ts';
import { notify } from '#web/ui/notify.ts';

export interface Said {
  title: string;
  description: string;
}

/** One act at a time: what came of it, or why it failed, is said in a toast. */
export function useAct() {
  const [isActing, setActing] = useState(false);
  /** @returns whether it came about */
  const act = async (work: () => Promise<Said>): Promise<boolean> => {
    if (isActing) return false;
    setActing(true);
    try {
      const said = await work();
      await notify({ ...said, tone: 'success' });
      return true;
    } catch (error) {
      const description = error instanceof ApiError ? error.detail : String(error);
      await notify({ title: texts.actionFailed, description, tone: 'danger' });
      return false;
    } finally {
      setActing(false);
    }
  };
  return { isActing, act };
}
