import { drawnPictures, type Picture as StoredPicture } from '#contract/uploads.ts';
import { reviewsTexts as texts } from '#web/texts/reviews.ts';
import { Picture } from '#web/ui/Picture.tsx';

interface ReviewPhotosProps {
  images: string[];
  pictures: StoredPicture[];
  author: string;
}

/** Small, in a row; each opens whole. */
export const ReviewPhotos = ({ images, pictures, author }: ReviewPhotosProps) => (
  <ul className="mt-1.5 flex flex-wrap gap-2">
    {drawnPictures({ images, pictures }).map((picture, index) => (
      <li key={picture.src}>
        <a
          href={picture.src}
          target="_blank"
          rel="noopener noreferrer"
          className="block size-24 overflow-hidden rounded-md bg-sunken sm:size-28"
        >
          <Picture
            {...picture}
            alt={`${texts.photo(author, index + 1)} (${texts.opensElsewhere})`}
            sizes="7rem"
            className="size-full object-cover"
          />
        </a>
      </li>
    ))}
  </ul>
);
