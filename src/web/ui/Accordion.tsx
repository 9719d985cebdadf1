import { type ReactNode, useId } from 'react';

type AccordionProps = {
  items: { id: string; title: string; content: ReactNode }[];
  /** The one that is open at first. */
  openId?: string;
};

/** Questions of which one is open at a time (details with one name: works without script). */
export function Accordion({ items, openId }: AccordionProps) {
  const name = useId();
  return (
    <div className="accordion">
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} open={item.id === openId} className="group">
          <summary>
            <h3 className="text-lg">{item.title}</h3>
            <svg viewBox="0 0 20 20" className="accordion-sign" aria-hidden="true">
              <path
                d="M3 10h14M10 3v14"
                stroke="currentColor"
                strokeWidth="2.2"
                strokeLinecap="round"
              />
            </svg>
          </summary>
          <div className="measure pr-10 pb-5 text-quiet">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
