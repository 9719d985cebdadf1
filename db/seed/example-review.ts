/** What an invented visitor says about an example business; shown as an example, never counted as a real one. */
export interface ExampleReview {
  /** `key` of an ExampleBusiness. */
  businessKey: string;
  /** 'Örnek üye Selma K.': one review per author and business. */
  author: string;
  rating: 1 | 2 | 3 | 4 | 5;
  title?: string;
  content: string;
  /** Whole days before the seeding, so that a fresh directory never looks abandoned. */
  daysAgo: number;
}
