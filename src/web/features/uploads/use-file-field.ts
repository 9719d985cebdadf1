import { useId, useState } from 'react';
import { uploadTexts as texts } from '#web/texts/uploads.ts';
import type { Item } from './upload-list.ts';
import { type UploadsOptions, useUploads } from './use-uploads.ts';

/** The uploads of a field, and what is told of them to those who do not see the list. */
export function useFileField(id: string | undefined, options: UploadsOptions) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [news, setNews] = useState('');
  const { add, remove, ...uploads } = useUploads(options);
  const take = (item: Item) => {
    remove(item);
    setNews(texts.removed(item.name));
    // The button that had the focus is gone.
    document.getElementById(inputId)?.focus();
  };
  return { ...uploads, take, setNews, frame: { id: inputId, news, onFiles: add } };
}
