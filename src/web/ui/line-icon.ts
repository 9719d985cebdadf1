import { type ComponentProps, createElement } from 'react';

/** An icon as lucide-react describes it: elements with their attributes, 24 × 24. */
interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

/**
 * Makes the icons of lucide-react in its own stead (see build/make-icons-ourselves.ts): these are drawn dozens of times on
 * a page, and need a class and nothing else of what its component can do. What is in them never changes,
 * so it is made once.
 */
// biome-ignore lint/style/noDefaultExport: in the place of a file that has one
export default function lineIcon({ node }: IconData) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      lines,
    );
}
