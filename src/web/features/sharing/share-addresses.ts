/** What is shared: `url` is the whole public address, `text` the words that go before it. */
export interface Shared {
  url: string;
  text: string;
}

/** WhatsApp takes one text: the words, then the address (specification 2); below words of several lines a line of its own. */
export const whatsAppAddress = ({ url, text }: Shared): string =>
  `https://wa.me/?text=${encodeURIComponent([text, url].join(text.includes('\n') ? '\n' : ' '))}`;

/** Facebook takes the address alone and reads the words from the page. */
export const facebookAddress = ({ url }: Shared): string =>
  `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`;
