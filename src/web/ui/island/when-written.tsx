import { type ComponentType, lazy, Suspense } from 'react';
import { type Load, writtenOnServer } from './island.ts';

/** For what tells the hour and comes seldom: as the server wrote it, and alive as soon as its code is there. */
export function whenWritten<Props extends object>(load: Load<Props>) {
  const written = writtenOnServer(load);
  const Late = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return function WhenWritten(props: Props) {
    const Part = written.Part ?? Late;
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
