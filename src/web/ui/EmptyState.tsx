import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  /** A button or link that helps on. */
  action?: ReactNode;
  /** A drawing instead of the empty arch. */
  art?: ReactNode;
  level?: 1 | 2 | 3;
};

/** Nothing here: says so kindly and shows the way on. */
export function EmptyState({ title, children, action, art, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-12 text-center">
      {art ?? <EmptyArch />}
      <Heading className="text-xl">{title}</Heading>
      {children && <div className="text-quiet">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

/** An arch of the bridge with water through it and one blossom adrift. */
const EmptyArch = () => (
  <svg viewBox="0 0 120 84" className="h-20 w-auto" aria-hidden="true">
    <path
      d="M8 70V30h104v40H90a30 30 0 0 0-60 0z"
      fill="var(--sunken)"
      stroke="var(--edge)"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path d="M2 30h116" stroke="var(--edge)" strokeWidth="4" strokeLinecap="round" />
    <path
      d="M22 74q7-5 14 0t14 0 14 0 14 0 14 0"
      fill="none"
      stroke="var(--seyhan)"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    <path
      d="M38 81q6-4 12 0t12 0 12 0"
      fill="none"
      stroke="var(--seyhan)"
      strokeWidth="2.4"
      strokeLinecap="round"
      opacity="0.55"
    />
    <g fill="var(--portakal)" stroke="var(--star)" strokeWidth="1">
      <circle cx="60" cy="58.5" r="3.6" />
      <circle cx="64.3" cy="61.6" r="3.6" />
      <circle cx="62.6" cy="66.6" r="3.6" />
      <circle cx="57.4" cy="66.6" r="3.6" />
      <circle cx="55.7" cy="61.6" r="3.6" />
      <circle cx="60" cy="63" r="2.4" fill="var(--star)" />
    </g>
  </svg>
);
