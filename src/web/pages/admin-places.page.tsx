import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { adminHead } from '#web/features/admin-frame/admin-links.ts';
import { PlacesScreen } from '#web/features/administration/places/PlacesScreen.tsx';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { placesTexts as texts } from '#web/texts/administration-places.ts';

export const head = adminHead(frame.links.places, texts.headDescription);

export const Page = () => (
  <AdminFrame current="places" lead={texts.lead}>
    <PlacesScreen />
  </AdminFrame>
);
