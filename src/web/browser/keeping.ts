/** What it names in the browser's store: that the visitor does not want pages to be kept on this device. */
export const KEEPING_KEY = 'kept-pages';
