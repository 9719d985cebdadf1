import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '#web/api/api.ts';
import { useApi } from '#web/browser/api-context.ts';
import type { FileField } from '#web/browser/use-form.ts';
import { notify } from '#web/ui/notify.ts';
import { type Purpose, sendFile } from './send-file.ts';
import {
  changed,
  chooseFiles,
  type Item,
  isSame,
  isUnderWay,
  itemsOf,
  moved,
  type Sent,
  sentOf,
} from './upload-list.ts';

/** Too large, of a kind that is not taken, unreadable: sending it again changes nothing. */
const FILE_AT_FAULT = [413, 415, 422];

export interface UploadsOptions {
  purpose: Purpose;
  max: number;
  tooMany: string;
  /** What the form holds. */
  sent: readonly Sent[];
  onSent: (sent: Sent[]) => void;
  onBusy?: FileField['onBusy'] | undefined;
  words: {
    success: (count: number) => { title: string; description: string };
    failureTitle: string;
    failure: string;
    lost: string;
  };
}

/** The files of a field: one after the other is sent, and the form learns of those that came. */
export function useUploads({ purpose, max, tooMany, sent, onSent, onBusy, words }: UploadsOptions) {
  const api = useApi();
  const [items, setItems] = useState(() => itemsOf(sent));
  const [problem, setProblem] = useState<string>();
  // The form itself put something else in (a kept draft): what is on its way stays.
  const [known, setKnown] = useState(sent);
  if (!isSame(known, sent)) {
    setKnown(sent);
    if (!isSame(sent, sentOf(items))) {
      setItems([...itemsOf(sent), ...items.filter(({ address }) => address === undefined)]);
    }
  }
  const tell = useEffectEvent((now: readonly Item[]) => {
    if (!isSame(sentOf(now), sent)) onSent(sentOf(now));
  });
  useEffect(() => tell(items), [items]);

  const isBusy = items.some(isUnderWay);
  const tellBusy = useEffectEvent((busy: boolean) =>
    onBusy?.(
      busy,
      items.some(({ error }) => error !== undefined),
    ),
  );
  useEffect(() => {
    if (!isBusy) return;
    tellBusy(true);
    return () => tellBusy(false);
  }, [isBusy]);

  const stops = useRef(new Map<string, AbortController>());
  const previews = useRef(new Set<string>());
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(
    () => () => {
      for (const stop of stops.current.values()) stop.abort();
      for (const preview of previews.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  /** @returns the sentence of the failure, if it is one that somebody should read */
  const sendOne = async (
    key: string,
    file: File,
  ): Promise<'sent' | 'stopped' | { said: string }> => {
    const stop = stops.current.get(key);
    if (!stop || stop.signal.aborted) return 'stopped';
    try {
      const address = await sendFile(api, file, {
        purpose,
        signal: stop.signal,
        onShare: (share) => setItems((before) => changed(before, key, { share })),
      });
      setItems((before) => changed(before, key, { address, share: 1 }));
      return 'sent';
    } catch (error) {
      if (stop.signal.aborted) return 'stopped';
      const status = error instanceof ApiError ? error.status : 0;
      const said = error instanceof ApiError && status > 0 ? error.detail : words.failure;
      const canRetry = !FILE_AT_FAULT.includes(status);
      setItems((before) => changed(before, key, { error: said, canRetry }));
      return { said };
    }
  };

  const send = (those: { key: string; file: File }[]) => {
    for (const { key } of those) stops.current.set(key, new AbortController());
    turn.current = turn.current.then(async () => {
      const ends = [];
      for (const { key, file } of those) ends.push(await sendOne(key, file));
      const count = ends.filter((end) => end === 'sent').length;
      const failure = ends.find((end) => typeof end === 'object');
      if (failure) {
        await notify({ title: words.failureTitle, description: failure.said, tone: 'danger' });
      } else if (count > 0) await notify({ ...words.success(count), tone: 'success' });
    });
  };

  const add = (files: File[]) => {
    const { fitting, problem: found } = chooseFiles(files, { taken: items.length, max, tooMany });
    setProblem(found);
    const fresh = fitting.map((file) => {
      const preview = purpose === 'image' ? URL.createObjectURL(file) : undefined;
      if (preview) previews.current.add(preview);
      return {
        key: crypto.randomUUID(),
        name: file.name,
        file,
        share: 0,
        ...(preview && { preview }),
      };
    });
    setItems((before) => [...before, ...fresh]);
    send(fresh);
  };

  const retry = ({ key, file }: Item) => {
    if (!file) return;
    setItems((before) =>
      before.map((item) => {
        const { error: _, ...rest } = item;
        return item.key === key ? { ...rest, share: 0 } : item;
      }),
    );
    send([{ key, file }]);
  };

  const remove = ({ key }: Item) => {
    stops.current.get(key)?.abort();
    setProblem(undefined);
    setItems((before) => before.filter((item) => item.key !== key));
  };

  const move = (key: string, place: number) => setItems((before) => moved(before, key, place));

  /** A kept draft may name a file that is gone by now: the form must not send it. */
  const lose = ({ key, address }: Item) => {
    if (address === undefined) return;
    setItems((before) =>
      before.map((item) => {
        const { address: _, ...rest } = item;
        return item.key === key ? { ...rest, error: words.lost } : item;
      }),
    );
  };

  return { items, problem, add, retry, remove, move, lose };
}
