import type { ExampleReview } from '#db/seed/example-review.ts';
import { alisverisReviews } from '#db/seed/example-reviews/alisveris.ts';
import { barlarReviews } from '#db/seed/example-reviews/barlar.ts';
import { egitimReviews } from '#db/seed/example-reviews/egitim.ts';
import { gelinlikReviews } from '#db/seed/example-reviews/gelinlik.ts';
import { guzellikReviews } from '#db/seed/example-reviews/guzellik.ts';
import { kafelerReviews } from '#db/seed/example-reviews/kafeler.ts';
import { otellerReviews } from '#db/seed/example-reviews/oteller.ts';
import { otomotivReviews } from '#db/seed/example-reviews/otomotiv.ts';
import { piknikReviews } from '#db/seed/example-reviews/piknik.ts';
import { restoranlarReviews } from '#db/seed/example-reviews/restoranlar.ts';
import { saglikReviews } from '#db/seed/example-reviews/saglik.ts';
import { sporReviews } from '#db/seed/example-reviews/spor.ts';

/** What example visitors say, over all categories; businesses without a line here have no review yet. */
export const exampleReviews: ExampleReview[] = [
  ...restoranlarReviews,
  ...otellerReviews,
  ...kafelerReviews,
  ...barlarReviews,
  ...gelinlikReviews,
  ...piknikReviews,
  ...saglikReviews,
  ...guzellikReviews,
  ...alisverisReviews,
  ...sporReviews,
  ...egitimReviews,
  ...otomotivReviews,
];
