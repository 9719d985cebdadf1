import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { closeUpOf } from '#web/features/maps/close-up.ts';
import { InboxScreen } from '#web/features/moderation/InboxScreen.tsx';
import type { ItemPlace } from '#web/features/moderation/item-places.ts';
import { ShortcutsDialog } from '#web/features/moderation/ShortcutsDialog.tsx';
import { type Head, type HeadContext, titled } from '#web/page.ts';
import { adminFrameTexts as texts } from '#web/texts/admin-frame.ts';
import { moderationTexts } from '#web/texts/moderation.ts';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

const DetailMap = lazy(async () => ({
  default: (await import('#web/features/maps/DetailMap.tsx')).DetailMap,
}));

const AdContentEditor = lazy(async () => ({
  default: (await import('#web/features/advertising/AdContentEditor.tsx')).AdContentEditor,
}));

const PhotoField = lazy(async () => ({
  default: (await import('#web/features/uploads/PhotoField.tsx')).PhotoField,
}));

export const load = async () => null;

export const head = (_: null, { site }: HeadContext): Head => ({
  title: titled(`${texts.links.inbox} · ${texts.title}`, site),
  description: texts.description,
  canonical: '/admin',
  isIndexed: false,
});

export function Page() {
  const [isHelpOpen, setHelpOpen] = useState(false);
  return (
    <AdminFrame
      current="inbox"
      actions={
        <Button size="sm" variant="quiet" onClick={() => setHelpOpen(true)}>
          {moderationTexts.shortcuts}
        </Button>
      }
    >
      <InboxScreen
        onHelp={() => setHelpOpen(true)}
        slots={{
          map: (places) => <PlacesMap places={places} />,
          adContent: (ad) => <AdEditor {...ad} />,
        }}
      />
      <ShortcutsDialog isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </AdminFrame>
  );
}

type AdEditorProps = Omit<ComponentProps<typeof AdContentEditor>, 'pictureSlot'> & {
  status: string;
};

/** The editor of an ad, with our uploads in it. */
const AdEditor = ({ status, ...ad }: AdEditorProps) => (
  <Suspense fallback={<Spinner />}>
    <AdContentEditor
      // A decision makes another version of it: the editor begins from that one.
      key={`${ad.kind} ${ad.id} ${status}`}
      {...ad}
      pictureSlot={({ image, onImage, hint, ...field }) => (
        <PhotoField
          {...field}
          labelNote={hint}
          max={1}
          images={image ? [image] : []}
          onImages={([first]) => onImage(first)}
        />
      )}
    />
  </Suspense>
);

/** The places of an item on our drawing; on a click on the real map. */
function PlacesMap({ places }: { places: ItemPlace[] }) {
  const [pin, ...others] = places.map(({ name, note, latitude, longitude }, index) => ({
    id: index,
    name,
    category: note,
    categorySlug: '',
    district: '',
    latitude,
    longitude,
    rating: '0',
    reviewCount: 0,
    priceRange: null,
  }));
  if (!pin) return null;
  return (
    <Suspense fallback={<Skeleton className="h-64 w-full rounded-md" />}>
      <DetailMap pin={pin} others={others} closeUp={closeUpOf([pin, ...others])} className="h-64" />
    </Suspense>
  );
}
