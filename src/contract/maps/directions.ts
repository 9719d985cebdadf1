/** What a map service needs to find a business: its pin, or at least its words. */
export interface Destination {
  name: string;
  address: string;
  latitude: string | null;
  longitude: string | null;
}

/** Addresses that start the way to a business, one per map service. */
export interface Directions {
  google: string;
  yandex: string;
  apple: string;
  /** For the map application of a phone. */
  geo: string;
}

const withQuery = (address: string, query: Record<string, string>) =>
  `${address}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

const wordsOf = ({ name, address }: Destination) => `${name}, ${address}`;

/** By coordinates, else by name and address (decisions, Buttons). */
export function directionsTo(destination: Destination): Directions {
  const { name, latitude, longitude } = destination;
  if (latitude === null || longitude === null) {
    const words = wordsOf(destination);
    return {
      google: withQuery('https://www.google.com/maps/dir/', { api: '1', destination: words }),
      yandex: withQuery('https://yandex.com.tr/harita/', { text: words }),
      apple: withQuery('https://maps.apple.com/', { daddr: words }),
      geo: `geo:0,0?q=${encodeURIComponent(words)}`,
    };
  }
  // The columns carry eight decimals; six are a hand's breadth.
  const place = [latitude, longitude]
    .map((degrees) => Number(Number(degrees).toFixed(6)))
    .join(',');
  return {
    google: withQuery('https://www.google.com/maps/dir/', { api: '1', destination: place }),
    yandex: withQuery('https://yandex.com.tr/harita/', { rtext: `~${place}`, rtt: 'auto' }),
    apple: withQuery('https://maps.apple.com/', { daddr: place, q: name }),
    geo: `geo:${place}?q=${place}(${encodeURIComponent(name)})`,
  };
}

/** The business in the maps service, searched by name plus address (specification 2). */
export const mapSearchAddress = (destination: Destination): string =>
  withQuery('https://www.google.com/maps/search/', { api: '1', query: wordsOf(destination) });
