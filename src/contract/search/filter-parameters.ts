/**
 * What the filters of a list and of the map are called in an address, in its order. Apart from what they are: every page
 * knows its addresses.
 */
export const FILTER_PARAMETERS =
  'q category district open price rating features near within literal';

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Text;
export type FilterParameter = Words<typeof FILTER_PARAMETERS>;
