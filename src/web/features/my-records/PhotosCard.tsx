import type { OwnPhotos } from '#contract/visitor-photos.ts';
import { applicationsTexts as texts } from '#web/texts/applications.ts';
import { RecordCard } from './RecordCard.tsx';

/** Photos the member sent for the page of a business. */
export const PhotosCard = ({ photos }: { photos: OwnPhotos }) => (
  <RecordCard
    kind="photo"
    state={photos.status}
    title={photos.businessName}
    href={`/business/${photos.businessId}`}
    sentAt={photos.createdAt}
    history={photos.history}
    reason={photos.reason}
  >
    {photos.count > 0 && <p className="figures">{texts.photos(photos.count)}</p>}
  </RecordCard>
);
