import { Clock, Heart, House, Map as MapSign } from 'lucide-react';
import { useLocation } from 'wouter';
import { dockLinks } from '#web/features/site-frame/site-links.ts';
import { siteFrameTexts as texts } from '#web/texts/site-frame.ts';
import { Anchor } from '#web/ui/Anchor.tsx';

const signs = { home: House, open: Clock, map: MapSign, favorites: Heart };

/** The four ways on at the foot of a phone’s screen, each with its place: what has come does not move for what comes. */
export function SiteDock() {
  const [path] = useLocation();
  return (
    <nav aria-label={texts.dock} className="site-dock not-printed md:hidden">
      <ul className="grid grid-cols-4 max-[18rem]:flex max-[18rem]:flex-wrap whitespace-nowrap">
        {dockLinks.map(({ href, label, sign }) => {
          const Sign = signs[sign];
          return (
            <li key={href} className="max-[18rem]:flex-1">
              <Anchor
                href={href}
                aria-current={path === href ? 'page' : undefined}
                className="site-dock-link"
              >
                <Sign className="size-6" aria-hidden="true" />
                {label}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
