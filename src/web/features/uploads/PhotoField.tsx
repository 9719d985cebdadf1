import { ArrowLeft, ArrowRight, ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IMAGE_TYPES, imageTooMany, MAX_IMAGES } from '#contract/uploads.ts';
import type { FileField, PhotosField } from '#web/browser/use-form.ts';
import { uploadTexts as texts } from '#web/texts/uploads.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { UploadState } from './UploadState.tsx';
import type { Item } from './upload-list.ts';
import { useFileField } from './use-file-field.ts';

interface PhotoFieldProps extends Omit<PhotosField, keyof FileField>, Partial<FileField> {
  /** Where a heading above says it already. */
  hidesLabel?: boolean;
}

/** Photos of a form: chosen or dropped, seen at once, put in order, removed. */
export function PhotoField({
  id,
  images,
  onImages,
  onBusy,
  max = MAX_IMAGES,
  label = texts.photos,
  hasCover = max > 1,
  hint = texts.photosHint(max, hasCover),
  hidesLabel,
  labelNote,
  error,
}: PhotoFieldProps) {
  const [dragged, setDragged] = useState<string>();
  const { frame, setNews, items, problem, retry, take, move, lose } = useFileField(id, {
    purpose: 'image',
    max,
    tooMany: imageTooMany(max),
    sent: images.map((address) => ({ address, name: '' })),
    onSent: (sent) => onImages(sent.map(({ address }) => address)),
    onBusy,
    words: texts,
  });
  const moveTo = (item: Item, place: number) => {
    move(item.key, place);
    setNews(texts.movedTo(place + 1));
  };
  const drop = (place: number) => {
    if (dragged !== undefined) move(dragged, place);
    setDragged(undefined);
  };
  return (
    <FieldFrame
      {...frame}
      label={label}
      hidesLabel={hidesLabel}
      labelNote={labelNote}
      hint={hint}
      error={problem ?? error}
      picker={{
        icon: <ImagePlus className="size-5" aria-hidden="true" />,
        label: texts.addPhotos,
        note: texts.orDropPhotos,
        accept: IMAGE_TYPES.join(','),
      }}
    >
      {items.length > 0 && (
        <ol className="grid items-start gap-3 min-[22.5rem]:grid-cols-2 sm:grid-cols-3">
          {items.map((item, index) => (
            <li
              key={item.key}
              draggable
              onDragStart={() => setDragged(item.key)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => dragged !== undefined && event.preventDefault()}
              onDrop={() => drop(index)}
              className="flex flex-col gap-1 rounded-md border border-line bg-surface p-1.5"
            >
              <div className="relative aspect-4/3 overflow-hidden rounded-sm bg-sunken">
                {item.error === undefined ? (
                  <img
                    src={item.preview ?? item.address}
                    alt={texts.preview(index + 1)}
                    draggable={false}
                    onError={() => lose(item)}
                    className="absolute inset-0 size-full object-cover"
                  />
                ) : (
                  <p className="wrap-anywhere p-2 text-quiet text-sm">{item.name}</p>
                )}
                {index === 0 && hasCover && item.error === undefined && (
                  <Badge className="absolute top-1.5 left-1.5 bg-raised/85 text-ink">
                    {texts.cover}
                  </Badge>
                )}
              </div>
              <UploadState item={item} onRetry={() => retry(item)} />
              <div className="-mx-1 flex justify-between">
                <IconButton
                  label={texts.forward(index + 1)}
                  icon={<ArrowLeft className="size-5" aria-hidden="true" />}
                  aria-disabled={index === 0}
                  className="aria-disabled:opacity-40"
                  onClick={() => index > 0 && moveTo(item, index - 1)}
                />
                <IconButton
                  label={texts.removePhoto(index + 1)}
                  icon={<Trash2 className="size-5" aria-hidden="true" />}
                  onClick={() => take(item)}
                />
                <IconButton
                  label={texts.backward(index + 1)}
                  icon={<ArrowRight className="size-5" aria-hidden="true" />}
                  aria-disabled={index === items.length - 1}
                  className="aria-disabled:opacity-40"
                  onClick={() => index < items.length - 1 && moveTo(item, index + 1)}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
    </FieldFrame>
  );
}
