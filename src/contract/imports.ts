/** Rows shown before a CSV file is sent (specification 9). */
export const CSV_PREVIEW_ROWS = 5;

/** Limits of one file through the page (decisions, Import); the command line takes any size. */
export const CSV_MAX_BYTES = 5 * 1024 * 1024;
export const CSV_MAX_ROWS = 5000;
export const CSV_MAX_ROWS_SIGNED_OUT = 500;

/** Columns of the product's own files (specification 5, CSV). */
export const CSV_REQUIRED_COLUMNS = ['name', 'category', 'address', 'district'] as const;
export const CSV_OPTIONAL_COLUMNS = [
  'subcategory',
  'description',
  'phone',
  'email',
  'website',
  'priceRange',
  'latitude',
  'longitude',
] as const;

/** Two businesses of alike name are one when their pins are at most this far apart (decisions, Import). */
export const DUPLICATE_DISTANCE_M = 150;
