import { Clock, Cross, LocateFixed, Store } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Anchor } from '#web/ui/Anchor.tsx';

const icons = { open: Clock, near: LocateFixed, duty: Cross, new: Store };

interface ShortcutsProps {
  label: string;
  links: readonly { id: keyof typeof icons; label: string; href: string }[];
}

/** Doors on the first screen. Whoever touches what is near is asked where they are, and nobody before. */
export function Shortcuts({ label, links }: ShortcutsProps) {
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const goNear = (event: MouseEvent, href: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setAsking(true);
    import('./near-here.ts')
      .then(({ nearHere }) => nearHere(href))
      .catch(() => href)
      .then(navigate, () => setAsking(false));
  };
  return (
    <nav aria-label={label}>
      <ul className="quick-links">
        {links.map(({ id, label: words, href }) => {
          const Icon = icons[id];
          const isNear = id === 'near';
          return (
            <li key={id}>
              <Anchor
                href={href}
                className="chip shadow-card"
                aria-busy={(isNear && isAsking) || undefined}
                onClick={isNear ? (event) => goNear(event, href) : undefined}
              >
                <Icon className="size-4" aria-hidden="true" />
                {words}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
