import type { ExampleBusiness } from '#db/seed/example-business.ts';
import { alisverisExamples } from '#db/seed/example-businesses/alisveris.ts';
import { barlarExamples } from '#db/seed/example-businesses/barlar.ts';
import { egitimExamples } from '#db/seed/example-businesses/egitim.ts';
import { gelinlikExamples } from '#db/seed/example-businesses/gelinlik.ts';
import { guzellikExamples } from '#db/seed/example-businesses/guzellik.ts';
import { kafelerExamples } from '#db/seed/example-businesses/kafeler.ts';
import { otellerExamples } from '#db/seed/example-businesses/oteller.ts';
import { otomotivExamples } from '#db/seed/example-businesses/otomotiv.ts';
import { piknikExamples } from '#db/seed/example-businesses/piknik.ts';
import { restoranlarExamples } from '#db/seed/example-businesses/restoranlar.ts';
import { saglikExamples } from '#db/seed/example-businesses/saglik.ts';
import { sporExamples } from '#db/seed/example-businesses/spor.ts';

/** The invented businesses of the example Adana, all categories. */
export const exampleBusinesses: ExampleBusiness[] = [
  ...restoranlarExamples,
  ...otellerExamples,
  ...kafelerExamples,
  ...barlarExamples,
  ...gelinlikExamples,
  ...piknikExamples,
  ...saglikExamples,
  ...guzellikExamples,
  ...alisverisExamples,
  ...sporExamples,
  ...egitimExamples,
  ...otomotivExamples,
];
