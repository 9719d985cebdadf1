import { imageTooLarge, MAX_IMAGE_BYTES } from '#contract/uploads.ts';

/** What a field holds when a file is through: its address, and its name where one is known. */
export interface Sent {
  address: string;
  name: string;
}

/** A file in a field: on its way, there, or failed. */
export interface Item {
  key: string;
  name: string;
  /** Until it is sent, and to try again. */
  file?: File;
  address?: string;
  /** Shown while it is on its way: an address of the browser's own. */
  preview?: string;
  /** 0 to 1. */
  share: number;
  error?: string;
  /** False when the file itself is at fault. */
  canRetry?: boolean;
}

export const itemsOf = (sent: readonly Sent[]): Item[] =>
  sent.map(({ address, name }) => ({ key: address, name, address, share: 1 }));

export const sentOf = (items: readonly Item[]): Sent[] =>
  items.flatMap(({ address, name }) => (address === undefined ? [] : [{ address, name }]));

export const isSame = (one: readonly Sent[], other: readonly Sent[]): boolean =>
  one.length === other.length &&
  one.every(({ address }, index) => address === other[index]?.address);

export const isUnderWay = ({ address, error }: Item) =>
  address === undefined && error === undefined;

/** Takes the files that fit; the sentence says what did not. */
export function chooseFiles<F extends Pick<File, 'name' | 'size'>>(
  files: readonly F[],
  room: { taken: number; max: number; tooMany: string },
): { fitting: F[]; problem: string | undefined } {
  const tooLarge = files.find(({ size }) => size > MAX_IMAGE_BYTES);
  const small = files.filter(({ size }) => size <= MAX_IMAGE_BYTES);
  const fitting = small.slice(0, Math.max(0, room.max - room.taken));
  const problems = [
    tooLarge && imageTooLarge(tooLarge.name),
    fitting.length < small.length && room.tooMany,
  ].filter(Boolean);
  return { fitting, problem: problems.join('. ') || undefined };
}

export const changed = (items: readonly Item[], key: string, change: Partial<Item>): Item[] =>
  items.map((item) => (item.key === key ? { ...item, ...change } : item));

/** Puts an item at another place; places beyond the ends are the ends. */
export function moved(items: readonly Item[], key: string, place: number): Item[] {
  const item = items.find((one) => one.key === key);
  if (!item) return [...items];
  const others = items.filter((one) => one.key !== key);
  const at = Math.max(0, Math.min(place, others.length));
  return [...others.slice(0, at), item, ...others.slice(at)];
}
