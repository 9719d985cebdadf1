import type { Dependencies } from '../context.ts';
import { isDatabaseReady } from '../database/database.ts';

/** Names what keeps the product from doing its work, in English, for whoever runs it; nothing when all is well. */
export type WhatFails = () => Promise<string[]>;

export const whatFailsOf =
  ({ db, disk }: Pick<Dependencies, 'db' | 'disk'>, stopping: AbortSignal): WhatFails =>
  async () => {
    const [isFull, isReady] = await Promise.all([disk.isFull(), isDatabaseReady(db)]);
    return [
      ...(stopping.aborted ? ['stopping: it was asked to end'] : []),
      ...(isReady ? [] : ['database: it does not answer']),
      ...(isFull ? ['disk: there is no room to store anything'] : []),
    ];
  };
