import { type ComponentType, lazy } from 'react';

/** Fetches the code of an island: `async () => (await import('./Part.tsx')).Part`. */
export type Load<Props> = () => Promise<ComponentType<Props>>;
/** When it comes, and what stands there before. `Own`: what it wants to be told besides. */
export type When<Own = object> = <Props extends object>(
  load: Load<Props>,
) => ComponentType<Props & Own>;

/**
 * A part of a page whose code comes late: see docs/decisions/0013. Without `when` it comes as soon as it is
 * drawn, inside a <Suspense>, and only in the browser.
 */
export const island = <Props extends object, Own = object>(
  load: Load<Props>,
  when: When<Own> = whenDrawn as When<Own>,
): ComponentType<Props & Own> => when(load);

const whenDrawn: When = (load) => lazy(async () => ({ default: await load() })) as never;

const onServer: Promise<unknown>[] = [];

/** What the server writes of an island; nothing in the browser, which fetches it when it is time. */
export function writtenOnServer<Props>(load: Load<Props>): { Part?: ComponentType<Props> } {
  const written: { Part?: ComponentType<Props> } = {};
  if (import.meta.env.SSR) {
    onServer.push(
      load().then((Part) => {
        written.Part = Part;
      }),
    );
  }
  return written;
}

/** Ends when everything that was imported so far can be written; one island may bring others. */
export async function islandsLoaded(): Promise<void> {
  let known: number;
  do {
    known = onServer.length;
    await Promise.all(onServer);
  } while (known < onServer.length);
}
