import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { useClock } from './clock-context.ts';

/** What the server wrote of a part, and when that ends by the clock. */
interface Written {
  markup: string;
  endsAt: Date | undefined;
}

/** Writes a part as it stands in the page that is being rendered; undefined in the browser. */
export const MarkupWriterContext = createContext<((part: ReactNode) => Written) | undefined>(
  undefined,
);

/** A few kilobytes each. */
const MOST_REMEMBERED = 2000;

const remembered = new Map<string, Written>();
const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/**
 * How a value stands in the key of a part. Functions, the components among them, are the same only when
 * they are one. Throws where JSON would leave out what an object holds.
 */
const inKey = (name: string, value: unknown): unknown => {
  // Who made an element, which React notes in development: nothing that is seen.
  if (name === '_owner') return undefined;
  if (typeof value === 'object' && value !== null && !isPlain(value)) {
    throw new TypeError(`CachedMarkup cannot tell one ${value.constructor.name} from another`);
  }
  if (typeof value !== 'function') return value;
  const number = numbers.get(value) ?? ++lastNumber;
  numbers.set(value, number);
  return `\u0000${number}`;
};

/** A Map, a Set, a URLSearchParams look empty in JSON. */
const isPlain = (value: object) =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

type Props = ComponentProps<'div'> & { as?: 'div' | 'li' | 'nav' | 'header' | 'section' };

/**
 * An element whose inside the server writes once and remembers: a card stands on many pages, and most stay
 * as they are when the data of some changes. For parts that are told all they say by their properties, and
 * the time by the clock; no state of the server's page, no `useId`. In the browser it is the element alone.
 */
export const CachedMarkup = import.meta.env.SSR ? CachedPart : Plain;

function Plain({ as: Element = 'div', ...rest }: Props) {
  return <Element {...(rest as object)} />;
}

function CachedPart({ children, ...rest }: Props) {
  const clock = useClock();
  const write = use(MarkupWriterContext);
  if (!write) return <Plain {...rest}>{children}</Plain>;
  const key = JSON.stringify(children, inKey);
  let written = remembered.get(key);
  if (!written || (written.endsAt && written.endsAt <= clock.renderedAt)) {
    written = write(children);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(key, written);
  }
  clock.holdsUntil(written.endsAt);
  const inner = { __html: written.markup };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the children
  return <Plain {...rest} dangerouslySetInnerHTML={inner} />;
}
