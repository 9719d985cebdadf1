import { type ComponentProps, Suspense, useState } from 'react';
import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { adminHead } from '#web/features/admin-frame/admin-links.ts';
import { closeUpOf } from '#web/features/maps/canvas/close-up.ts';
import { InboxScreen } from '#web/features/moderation/inbox/InboxScreen.tsx';
import { ShortcutsDialog } from '#web/features/moderation/inbox/ShortcutsDialog.tsx';
import type { ItemPlace } from '#web/features/moderation/item/item-places.ts';
import { adminFrameTexts as texts } from '#web/texts/admin-frame.ts';
import { moderationTexts } from '#web/texts/moderation.ts';
import { Button } from '#web/ui/Button.tsx';
import { island } from '#web/ui/island/island.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

const DetailMap = island(async () => (await import('#web/features/maps/DetailMap.tsx')).DetailMap);

const AdContentEditor = island(
  async () => (await import('#web/features/advertising/AdContentEditor.tsx')).AdContentEditor,
);

const PhotoField = island(
  async () => (await import('#web/features/uploads/PhotoField.tsx')).PhotoField,
);

const EditBusiness = island(
  async () =>
    (await import('#web/features/administration/businesses/EditBusiness.tsx')).EditBusinessById,
);

const WeekField = island(
  async () => (await import('#web/features/business-submission/WeekField.tsx')).WeekField,
);

const AttributesField = island(
  async () =>
    (await import('#web/features/business-submission/AttributesField.tsx')).AttributesField,
);

const TypedPin = island(
  async () => (await import('#web/features/maps/picker/TypedPin.tsx')).TypedPin,
);

const formSlots: ComponentProps<typeof EditBusiness>['slots'] = {
  hours: (hours, onHours) => <WeekField hours={hours} onHours={onHours} />,
  pin: (place) => <TypedPin {...place} />,
  attributes: (asked) => <AttributesField {...asked} />,
  photos: (photos) => <PhotoField {...photos} />,
};

export const head = adminHead(texts.links.inbox, texts.description);

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
          business: (business) => (
            <Suspense fallback={<Spinner />}>
              <EditBusiness {...business} slots={formSlots} />
            </Suspense>
          ),
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
    kind: null,
    district: '',
    latitude,
    longitude,
    phone: null,
  }));
  if (!pin) return null;
  return (
    <Suspense fallback={<Skeleton className="h-64 w-full rounded-md" />}>
      <DetailMap pin={pin} others={others} closeUp={closeUpOf([pin, ...others])} className="h-64" />
    </Suspense>
  );
}
