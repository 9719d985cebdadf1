import { type ComponentProps, createElement } from 'react';
import { drawnAt } from './artwork/drawn-outside.ts';

/**
 * Makes the icons of lucide-react in its own stead (see build/line-icons.ts): dozens of them stand on a
 * page, and each only says which it is. How they are drawn is said once, by `.icon`.
 * @param name as in the file of drawings: `icon-map-pin`
 */
export function lineIcon(name: string) {
  const drawing = createElement('use', { href: drawnAt(name) });
  return ({ className, ...props }: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      { className: className ? `icon ${className}` : 'icon', 'aria-hidden': true, ...props },
      drawing,
    );
}
