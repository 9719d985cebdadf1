import { MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { listTexts } from '#web/texts/businesses.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { type SearchQuery, searchAddress } from './search-query.ts';

interface ElsewhereProps {
  query: SearchQuery;
  /** On a wide screen the still map beside the results leads to the map. */
  isMapBeside: boolean | undefined;
  share: ReactNode;
}

/** Where else the results can be seen. */
export const Elsewhere = ({ query, isMapBeside, share }: ElsewhereProps) => (
  <div
    className={classNames(
      'flex items-center gap-2 xl:relative xl:z-1 xl:order-last xl:col-span-full xl:justify-end',
      // Beside the heading, where nothing but the button is left of the row.
      isMapBeside ? 'xl:-mb-14 xl:translate-y-5 xl:justify-self-end' : 'xl:-mb-4',
    )}
  >
    <ButtonLink
      href={searchAddress('/map', query)}
      size="sm"
      icon={<MapIcon aria-hidden="true" />}
      className={isMapBeside ? 'lg:hidden' : ''}
    >
      {listTexts.onMap}
    </ButtonLink>
    {share}
  </div>
);
